import { expect, test } from 'vitest'
import { findLinks } from './links.ts'

test('finds each web address once, decoded, without the sentence around it', () => {
  const html = `<a href="http://127.0.0.1/a?x=1&amp;y=2">Go</a> <a href='mailto:a@b.example'>Write</a>`
  const text = 'Go to http://127.0.0.1/a?x=1&y=2 (or https://b.example/c).'
  expect(findLinks(html, text)).toEqual(['http://127.0.0.1/a?x=1&y=2', 'https://b.example/c'])
})

test('leaves out addresses that run code', () => {
  expect(findLinks('<a href="javascript:alert(1)">x</a>', '')).toEqual([])
})
