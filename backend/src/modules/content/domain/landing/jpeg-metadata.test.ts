import { expect, it } from 'vitest'
import { withoutJpegMetadata } from './jpeg-metadata.ts'

const bytes = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
const segment = (marker: string, content: string) =>
  `\xff${marker}${String.fromCharCode((content.length + 2) >> 8, (content.length + 2) & 0xff)}${content}`
const lettersOf = (file: Uint8Array | undefined) => file && String.fromCharCode(...file)

const TIFF = {
  big: (orientation: number) =>
    `MM\0*\0\0\0\x08\0\x02\x01\x0f\0\x02\0\0\0\x04Cam\0\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`,
  little: (orientation: number) =>
    `II*\0\x08\0\0\0\x02\0\x0f\x01\x02\0\x04\0\0\0Cam\0\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(orientation)}\0\0\0\0\0\0\0`,
}
const exif = (tiff: string) => segment('\xe1', `Exif\0\0${tiff}GPS 52.52 13.40`)
const turned = (orientation: number) =>
  segment(
    '\xe1',
    `Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`,
  )
const JFIF = segment('\xe0', 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0')
const COLOURS = segment('\xe2', 'ICC_PROFILE\0\x01\x01colours')
const ADOBE = segment('\xee', 'Adobe\0d\0\0\0\0\x01')
const PICTURE =
  segment('\xdb', 'tables') +
  segment('\xda', 'first scan') +
  'abc\xff\0def\xff\xd0ghi' +
  segment('\xc4', 'more tables') +
  segment('\xda', 'second scan') +
  'xyz'
const END = '\xff\xd9'

const shown = (file: string) => lettersOf(withoutJpegMetadata(bytes(file)))

it('keeps the picture and its colours, and nothing about where and by what it was taken', () => {
  const told =
    exif(TIFF.big(1)) +
    segment('\xe1', 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>') +
    segment('\xe2', 'MPF\0more pictures') +
    segment('\xed', 'Photoshop 3.0\0byline') +
    segment('\xfe', 'a comment')
  const file = `\xff\xd8${JFIF}${told}${COLOURS}${ADOBE}${PICTURE}${END}\xff\xd8${exif(TIFF.big(1))}`
  expect(shown(file)).toBe(`\xff\xd8${JFIF}${COLOURS}${ADOBE}${PICTURE}${END}`)
})

it.each(['big', 'little'] as const)(
  'keeps which way up it is, from a record with the %s end first',
  (order) => {
    expect(shown(`\xff\xd8${exif(TIFF[order](6))}${PICTURE}${END}`)).toBe(
      `\xff\xd8${turned(6)}${PICTURE}${END}`,
    )
  },
)

it('ends a picture that breaks off', () => {
  expect(shown(`\xff\xd8${JFIF}${PICTURE}\xff\xc4\xff\xff`)).toBe(`\xff\xd8${JFIF}${PICTURE}${END}`)
  expect(shown(`\xff\xd8\xff${JFIF}\xff\xff${PICTURE}`)).toBe(`\xff\xd8${JFIF}${PICTURE}${END}`)
  expect(shown(`\xff\xd8${JFIF}${PICTURE}`)).toBe(`\xff\xd8${JFIF}${PICTURE}${END}`)
})

it.each([
  ['nothing but a beginning', '\xff\xd8\xff'],
  ['a segment longer than the file', '\xff\xd8\xff\xe1\xff\xff'],
  ['something else', '\xff\xd8\xff\xe0\0\x02<script>'],
])('is undefined for %s', (_what, file) => expect(shown(file)).toBeUndefined())

it('reads no direction from a record that is broken', () => {
  for (const tiff of ['', 'MM\0*\xff\xff\xff\xff', 'XX\0*\0\0\0\x08', 'MM\0*\0\0\0\x08\xff\xff'])
    expect(shown(`\xff\xd8${segment('\xe1', `Exif\0\0${tiff}`)}${PICTURE}${END}`)).toBe(
      `\xff\xd8${PICTURE}${END}`,
    )
})
