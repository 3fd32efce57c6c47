import { expect, it } from 'vitest'
import { pageMediaKind } from './page-media-kind.ts'

const bytes = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

it.each([
  ['\0\0\0\x20ftypisom', 'mp4'],
  ['\x1a\x45\xdf\xa3\x9f', 'webm'],
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
