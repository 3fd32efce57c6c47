import { expect, it } from 'vitest'
import { mp4Boxes, toldInMp4 } from './mp4-metadata.ts'

const bytes = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
const box = (type: string, content: string) =>
  `\0\0\0${String.fromCharCode(content.length + 8)}${type}${content}`
const XMP = '\xbe\x7a\xcf\xcb\x97\xa9\x42\xe8\x9c\x71\x99\x94\x91\xe3\xaf\xac<x:xmpmeta/>'
const OTHER = 'of another kind than that'
const LARGE = '\0\0\0\x01wide\0\0\0\0\0\0\0\x14wide'

it('finds what a film tells about its making, within the film and its tracks', () => {
  const place = box('udta', '\xa9xyz+52.52+013.40/')
  const keys = box('meta', 'location')
  const track = box('trak', box('tkhd', 'size') + box('udta', 'name') + box('mdia', box('udta', 'drawn by')))
  const film = bytes(
    box('ftyp', 'isom') +
      box('moov', box('mvhd', 'length') + place + track + keys) +
      box('uuid', XMP) +
      box('uuid', OTHER) +
      LARGE,
  )
  const found = toldInMp4(film).map(({ from, end }) => String.fromCharCode(...film.subarray(from, end)))
  expect(found).toEqual(['\xa9xyz+52.52+013.40/', 'name', 'location', XMP])
})

it('goes through boxes of any length', () => {
  const film = bytes(`${box('ftyp', 'isom')}${LARGE}\0\0\0\0mdatto the end`)
  expect(mp4Boxes(film).map(({ type, from, end }) => [type, end - from])).toEqual([
    ['ftyp', 4],
    ['wide', 4],
    ['mdat', 10],
  ])
})

it.each(['', '\0\0\0\x04moov', '\0\0\xff\xffmoov', '\0\0\0\x01moov', box('moov', '\0\0\0\xffudta')])(
  'finds nothing in %j, which is broken',
  (film) => expect(toldInMp4(bytes(film))).toEqual([]),
)
