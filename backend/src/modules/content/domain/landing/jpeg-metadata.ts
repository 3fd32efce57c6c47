import { orientationIn } from './exif-orientation.ts'
import { joinedBytes } from './joined-bytes.ts'

const ENTROPY_CODED = 0xda
const END = 0xd9
const EXIF = 0xe1

/** Segments that pictures are drawn by, though they are called applications' own; by marker and beginning. */
const DRAWN_BY: Readonly<Record<number, string>> = {
  0xe0: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
}

/**
 * The same picture without what it tells about its making, such as where it was taken; which way up it is stays. What
 * follows the picture goes as well: telephones put further ones there. Undefined for what is no JPEG.
 */
export function withoutJpegMetadata(file: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const kept: Uint8Array[] = [file.subarray(0, 2)]
  let hasPicture = false
  for (let at = 2; ; ) {
    const marker = file[at] === 0xff ? file[at + 1] : undefined
    if (marker === 0xff) {
      at += 1
      continue
    }
    const next = at + 2 + lengthAt(file, at + 2)
    // One that breaks off is drawn as far as it goes.
    if (marker === undefined || marker === END || next < at + 4 || next > file.length) break
    kept.push(...whatStays(marker, file.subarray(at, next)))
    at = next
    if (marker !== ENTROPY_CODED) continue
    hasPicture = true
    at = endOfScan(file, next)
    kept.push(file.subarray(next, at))
  }
  return hasPicture ? joinedBytes([...kept, Uint8Array.of(0xff, END)]) : undefined
}

function whatStays(marker: number, segment: Uint8Array): Uint8Array[] {
  const content = segment.subarray(4)
  if (marker === EXIF && startsWith(content, 'Exif\0\0')) return upright(orientationIn(content.subarray(6)))
  const isApplications = marker >= 0xe0 && marker <= 0xef
  const isComment = marker === 0xfe
  if (!isApplications && !isComment) return [segment]
  const beginning = DRAWN_BY[marker]
  return beginning !== undefined && startsWith(content, beginning) ? [segment] : []
}

/** A record that says nothing but which way up a picture is; none for one that is the right way up as it is. */
function upright(orientation: number): Uint8Array[] {
  if (orientation === 1) return []
  const record = `Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`
  const letters = `\xff\xe1\0${String.fromCharCode(record.length + 2)}${record}`
  return [Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]
}

/** Where the next segment begins: within a scan 0xff stands before a zero or a restart. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const marker = file[at + 1] ?? 0
    const goesOn = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)
    if (!goesOn) return at
  }
  return file.length
}

const lengthAt = (file: Uint8Array, at: number) => ((file[at] ?? 0) << 8) | (file[at + 1] ?? 0)

const startsWith = (content: Uint8Array, letters: string) =>
  String.fromCharCode(...content.subarray(0, letters.length)) === letters
