import { expect, it } from 'vitest'
import { element, escapeXml, htmlOf } from './xml.ts'

it('keeps mark-up from being mark-up', () => {
  expect(escapeXml(`<b a='1' b="2">&`)).toBe('&lt;b a=&apos;1&apos; b=&quot;2&quot;&gt;&amp;')
})

it('drops what no XML document may hold', () => {
  expect(escapeXml('a\u0000\u000b\ufffe\ud800b\udc00c \u{1f600}\n')).toBe('abc \u{1f600}\n')
})

it('writes elements', () => {
  expect(element('a', null, { b: '"' })).toBe('<a b="&quot;"/>')
  expect(element('a', [element('b', '<'), element('c', '')])).toBe('<a><b>&lt;</b><c></c></a>')
})

it('makes paragraphs and lines', () => {
  expect(htmlOf('one\n<two>\n\nthree')).toBe('<p>one<br>&lt;two&gt;</p><p>three</p>')
  expect(htmlOf('')).toBe('')
})
