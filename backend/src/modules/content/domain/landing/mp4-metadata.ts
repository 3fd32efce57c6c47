/** A part of an MP4 file, by where it stands in it. */
export interface Mp4Box {
  type: string
  at: number
  /** Where its content begins, and ends. */
  from: number
  end: number
}

/** Enough of a box to tell what it is and how long. */
export const MP4_BOX_HEAD = 16

const HOLDERS = ['moov', 'trak']
const TOLD = ['meta', 'udta']
const XMP = Uint8Array.of(
  0xbe,
  0x7a,
  0xcf,
  0xcb,
  0x97,
  0xa9,
  0x42,
  0xe8,
  0x9c,
  0x71,
  0x99,
  0x94,
  0x91,
  0xe3,
  0xaf,
  0xac,
)

/** The boxes that tell about a film's making, such as where it was taken. No player needs them. */
export function toldInMp4(bytes: Uint8Array, within?: Mp4Box): Mp4Box[] {
  return mp4Boxes(bytes, within?.from, within?.end).flatMap((box) => {
    if (TOLD.includes(box.type) || isXmp(bytes, box)) return box
    return HOLDERS.includes(box.type) ? toldInMp4(bytes, box) : []
  })
}

const isXmp = (bytes: Uint8Array, { type, from, end }: Mp4Box) =>
  type === 'uuid' && end - from >= XMP.length && XMP.every((byte, index) => bytes[from + index] === byte)

/** The boxes in a row, up to one that does not fit. */
export function mp4Boxes(bytes: Uint8Array, from = 0, end = bytes.length): Mp4Box[] {
  const boxes: Mp4Box[] = []
  for (let at = from; at < end; ) {
    const box = mp4Box(bytes.subarray(at, Math.min(at + MP4_BOX_HEAD, end)), at, end)
    if (box === undefined) break
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/**
 * Reads the head of a box.
 * @param at where it stands
 * @param limit where it has to end at the latest
 */
export function mp4Box(head: Uint8Array, at: number, limit: number): Mp4Box | undefined {
  if (head.length < 8) return undefined
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const type = String.fromCharCode(...head.subarray(4, 8))
  const short = view.getUint32(0)
  const isLong = short === 1
  if (isLong && head.length < MP4_BOX_HEAD) return undefined
  const end = short === 0 ? limit : at + (isLong ? Number(view.getBigUint64(8)) : short)
  const from = at + (isLong ? MP4_BOX_HEAD : 8)
  return from <= end && end <= limit ? { type, at, from, end } : undefined
}
