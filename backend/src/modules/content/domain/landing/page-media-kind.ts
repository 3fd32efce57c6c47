import { ebmlDocType } from './ebml-doc-type.ts'

/** What can be shown on the start page, by file extension. */
export const PAGE_MEDIA_TYPES = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const

export type PageMediaKind = keyof typeof PAGE_MEDIA_TYPES

/** Whether a kind is of the family of a type: a picture that is sent as `video/mp4` was chosen for the wrong place. */
export function isOfFamily(kind: PageMediaKind, type: string): boolean {
  const familyOf = (one: string) => one.split('/')[0]
  return familyOf(PAGE_MEDIA_TYPES[kind]) === familyOf(type)
}

/** How many bytes it takes to tell what a file is. */
export const PAGE_MEDIA_HEAD = 256

/** How many of them tell files of different kinds apart. */
const BEGINNING_BYTES = 12

const BEGINNINGS: readonly [kind: PageMediaKind, from: number, bytes: string][] = [
  ['mp4', 4, 'ftyp'],
  ['webm', 0, '\x1a\x45\xdf\xa3'],
  ['png', 0, '\x89PNG\r\n'],
  ['jpg', 0, '\xff\xd8\xff'],
  ['vtt', 0, 'WEBVTT'],
  // With the byte order mark that some editors add.
  ['vtt', 0, '\xef\xbb\xbfWEBVTT'],
]

/** Pictures of telephones and recordings of sound begin like an MP4 video, and no browser plays them as one. */
const NO_VIDEO = /^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1|avi[fs]|M4[AB] )/s

/** What a file is, judged by how it begins, whatever it is called; undefined for what cannot be shown. */
export function pageMediaKind(head: Uint8Array): PageMediaKind | undefined {
  const letters = String.fromCharCode(...head.subarray(0, BEGINNING_BYTES))
  if (NO_VIDEO.test(letters)) return undefined
  const kind = BEGINNINGS.find(([, from, bytes]) => letters.startsWith(bytes, from))?.[0]
  // Browsers play the one kind of Matroska file, and hardly the others.
  return kind === 'webm' && ebmlDocType(head) !== 'webm' ? undefined : kind
}
