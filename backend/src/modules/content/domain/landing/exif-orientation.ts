const ORIENTATION = 0x01_12
const ENTRY_BYTES = 12

/** Which way up a picture is, 1 to 8, by its Exif record; 1, which is upright, where that does not say. */
export function orientationIn(tiff: Uint8Array): number {
  const order = String.fromCharCode(...tiff.subarray(0, 2))
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return 1
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const isLittle = order === 'II'
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > tiff.length) return 1
  const entries = view.getUint16(directory, isLittle)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * ENTRY_BYTES
    if (at + ENTRY_BYTES > tiff.length) return 1
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue
    const orientation = view.getUint16(at + 8, isLittle)
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  }
  return 1
}
