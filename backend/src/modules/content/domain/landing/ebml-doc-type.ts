const HEADER_ID_BYTES = 4
const DOC_TYPE = 0x42_82

/** What a Matroska file says that it is, such as "webm"; undefined where the beginning does not say. */
export function ebmlDocType(head: Uint8Array): string | undefined {
  const header = numberAt(head, HEADER_ID_BYTES, { withLength: false })
  if (header === undefined) return undefined
  const end = header.next + header.value
  for (let at = header.next; at < end; ) {
    const id = numberAt(head, at, { withLength: true })
    const size = id && numberAt(head, id.next, { withLength: false })
    if (size === undefined) return undefined
    const next = size.next + size.value
    if (id?.value === DOC_TYPE && next <= head.length)
      return String.fromCharCode(...head.subarray(size.next, next)).replace(/\0+$/, '')
    at = next
  }
  return undefined
}

/** Reads a number whose first byte says by its zeros how many follow; ids keep that mark, and sizes do not. */
function numberAt(
  bytes: Uint8Array,
  at: number,
  { withLength }: { withLength: boolean },
): { value: number; next: number } | undefined {
  const first = bytes[at]
  if (first === undefined || first === 0) return undefined
  const length = Math.clz32(first) - 23
  const next = at + length
  if (next > bytes.length) return undefined
  let value = withLength ? first : first & (0xff >> length)
  for (const byte of bytes.subarray(at + 1, next)) value = value * 256 + byte
  return { value, next }
}
