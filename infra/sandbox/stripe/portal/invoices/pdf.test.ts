import { expect, it } from 'vitest'
import { makePdf } from './pdf.ts'

/** The file letter by letter, one for each byte. */
function pdfWith(text: string): string {
  return makePdf('Invoice', [{ x: 50, y: 700, text }]).toString('latin1')
}

it('says in its table where each of its objects begins', () => {
  const file = pdfWith('Café (1) \\ €5')
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1])
  expect(file.slice(table)).toMatch(/^xref\n0 8\n0000000000 65535 f \n/)
  const places = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
  expect(places.map((place) => file.slice(place, place + 7))).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((number) => `${number} 0 obj`),
  )
})

it('says how long its text is', () => {
  const [, length, stream] = /Length (\d+) >>\nstream\n(.*)\nendstream/s.exec(pdfWith('Zürich – 5 €')) ?? []
  expect(stream).toHaveLength(Number(length))
})

it.each([
  ['a (b) \\ c', String.raw`(a \(b\) \\ c)`],
  ['5 €', '(5 \u0080)'],
  ['line\nbreak \u007f 張 🙂', '(line?break ? ? ?)'],
])('writes %j as the fonts have it', (text, written) => {
  expect(pdfWith(text)).toContain(`Td ${written} Tj`)
})

it('ends what stands to the left of a place at that place', () => {
  const file = makePdf('', [{ x: 545, y: 700, text: '1234567890', size: 10, right: true }]).toString('latin1')
  expect(file).toContain('485.00 700 Td (1234567890)')
})
