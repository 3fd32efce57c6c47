import { expect, it } from 'vitest'
import { withoutPngMetadata } from './png-metadata.ts'

const bytes = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
const chunk = (type: string, content = '') =>
  `\0\0${String.fromCharCode(content.length >> 8, content.length & 0xff)}${type}${content}CRCs`
const SIGNATURE = '\x89PNG\r\n\x1a\n'
const [HEADER, PIXELS, END] = [
  chunk('IHDR', 'size'),
  chunk('iCCP', 'colours') + chunk('IDAT', 'pixels'),
  chunk('IEND'),
]

const shown = (file: string) => {
  const kept = withoutPngMetadata(bytes(file))
  return kept && String.fromCharCode(...kept)
}

it('keeps the picture and its colours, and nothing about where and when it was taken', () => {
  const told = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].map((type) => chunk(type, 'GPS 52.52 13.40')).join('')
  expect(shown(`${SIGNATURE}${HEADER}${told}${PIXELS}${told}${END}and more`)).toBe(
    `${SIGNATURE}${HEADER}${PIXELS}${END}`,
  )
})

it.each([SIGNATURE, `${SIGNATURE}${HEADER}${PIXELS}`, `${SIGNATURE}${HEADER}\xff\xff\xff\xffIDAT`])(
  'is undefined for %j, which breaks off',
  (file) => expect(shown(file)).toBeUndefined(),
)
