//! The checksum of saved games and links.

/// CRC-32 as in zip, gzip and PNG. Finds every change of up to 32 bits in a row, so every change
/// of a single byte, and misses one in four billion of the others.
pub(in super::super) fn crc32(bytes: &[u8]) -> u32 {
    /// The polynomial, its lowest power first.
    const POLYNOMIAL: u32 = 0xedb8_8320;
    !bytes.iter().fold(u32::MAX, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| {
            (sum >> 1) ^ (POLYNOMIAL & (sum & 1).wrapping_neg())
        })
    })
}

#[cfg(test)]
mod tests {
    use super::crc32;

    /// The check value of the CRC catalogue, and what zlib gives.
    #[test]
    fn known_vectors() {
        assert_eq!(crc32(b""), 0);
        assert_eq!(crc32(b"a"), 0xe8b7_be43);
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
        assert_eq!(
            crc32(b"The quick brown fox jumps over the lazy dog"),
            0x414f_a339
        );
        assert_eq!(crc32(&[0; 32]), 0x190a_55ad);
        assert_eq!(crc32(&[0xff; 32]), 0xff6c_ab0b);
    }
}
