import { expect, it } from 'vitest'
import { pageMediaKind } from './page-media-kind.ts'

/** What the header of such a file says before its type. */
const VERSIONS = '\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08'

const bytes = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

it.each([
  ['\0\0\0\x20ftypisom', 'mp4'],
  [`\x1a\x45\xdf\xa3\x9f${VERSIONS}\x42\x82\x84webm\x42\x87\x81\x04\x42\x85\x81\x02`, 'webm'],
  [`\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1f${VERSIONS}\x42\x82\x40\x05webm\0`, 'webm'],
  [`\x1a\x45\xdf\xa3\xc0${VERSIONS}\xec\x01\0\0\0\0\0\0\x02..\x42\x82\x01\0\0\0\0\0\0\x04webm`, 'webm'],
  [`\x1a\x45\xdf\xa3\xa3${VERSIONS}\x42\x82\x88matroska\x42\x87\x81\x04\x42\x85\x81\x02`, undefined],
  [`\x1a\x45\xdf\xa3\x90${VERSIONS}webm`, undefined],
  ['\x1a\x45\xdf\xa3\x9f', undefined],
  ['\x1a\x45\xdf\xa3\0\0\0\0\0\0\0\0\0\0\0\0', undefined],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\xff\xd8\xff\xe0', 'jpg'],
  ['WEBVTT\n\n00:00', 'vtt'],
  ['\xef\xbb\xbfWEBVTT\n', 'vtt'],
  ['\0\0\0\x18ftypheic', undefined],
  ['\0\0\0\x1cftypavif', undefined],
  ['\0\0\0\x1cftypmif1', undefined],
  ['\0\0\0\x20ftypM4A ', undefined],
  ['<svg onload="', undefined],
  ['<!doctype html', undefined],
  ['', undefined],
])('%j is %s', (head, kind) => {
  expect(pageMediaKind(bytes(head))).toBe(kind)
})
