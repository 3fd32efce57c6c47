/** The two kinds of recordings that every player plays. */
export type RecordingKind = 'mp3' | 'm4a'

export const MIME_TYPES: Record<RecordingKind, string> = { mp3: 'audio/mpeg', m4a: 'audio/x-m4a' }

/** The number of bytes it takes to tell a recording from anything else. */
export const HEAD_BYTES = 12

/** Tells from its first bytes what a file may be, whatever it is called; undefined for neither kind. */
export function kindByHead(head: Uint8Array): RecordingKind | undefined {
  if (head.length < HEAD_BYTES) return undefined
  if (textAt(head, 0, 3) === 'ID3' || startsWithFrame(head)) return 'mp3'
  if (textAt(head, 4, 8) === 'ftyp' && /^(M4A|M4B|mp4|iso|dash)/.test(textAt(head, 8, 12))) return 'm4a'
  return undefined
}

function textAt(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}

/** Eleven set bits, then the version, layer III, and a bit rate that exists. */
function startsWithFrame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const layer = (second >> 1) & 0b11
  const version = (second >> 3) & 0b11
  const bitRate = third >> 4
  return first === 0xff && second >> 5 === 0b111 && layer === 0b01 && version !== 0b01 && bitRate !== 0b1111
}

/** What a parser has found in a file. */
export interface FileFacts {
  container?: string | undefined
  codec?: string | undefined
  durationSeconds?: number | undefined
  hasVideo?: boolean | undefined
}

/** The kind of a file that was read to its end; undefined when it holds no sound, or pictures as well. */
export function kindByFacts({
  container,
  codec,
  durationSeconds,
  hasVideo,
}: FileFacts): RecordingKind | undefined {
  if (!durationSeconds || !Number.isFinite(durationSeconds) || hasVideo) return undefined
  if (container === 'MPEG' && codec?.endsWith('Layer 3')) return 'mp3'
  if (/^(M4A|M4B|mp4|iso|dash)/.test(container ?? '') && /AAC|ALAC/i.test(codec ?? '')) return 'm4a'
  return undefined
}
