const HEADER_BYTES = 22
const COLOUR_BITS = 32

/**
 * One picture as a file of the format ICO, which may hold a PNG.
 * @param size pixels of its side, below 256
 */
export function icoOf(png: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  // An icon, and not a cursor; one picture.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(COLOUR_BITS, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(HEADER_BYTES, 18)
  return Buffer.concat([header, png])
}
