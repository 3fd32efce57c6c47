import { joinedBytes } from './joined-bytes.ts'

const SIGNATURE_BYTES = 8
/** Length, type and checksum. */
const FRAME_BYTES = 12
const TOLD = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']

/**
 * The same picture without what it tells about its making, such as where it was taken, and without what follows it.
 * Undefined for one that breaks off.
 */
export function withoutPngMetadata(file: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const kept = [file.subarray(0, SIGNATURE_BYTES)]
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= file.length; ) {
    const next = at + FRAME_BYTES + view.getUint32(at)
    if (next > file.length) return undefined
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8))
    if (!TOLD.includes(type)) kept.push(file.subarray(at, next))
    if (type === 'IEND') return joinedBytes(kept)
    at = next
  }
  return undefined
}
