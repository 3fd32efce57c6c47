import { expect, test } from 'vitest'
import { findLinks, splitText } from './links.ts'

test('finds each web address once, decoded, without the sentence around it', () => {
  const html = `<a href="http://127.0.0.1/a?x=1&amp;y=2">Go</a> <a href='mailto:a@b.example'>Write</a>`
  const text = 'Go to http://127.0.0.1/a?x=1&y=2 (or https://b.example/c).'
  expect(findLinks(html, text)).toEqual(['http://127.0.0.1/a?x=1&y=2', 'https://b.example/c'])
})

test('leaves out addresses that run code', () => {
  expect(findLinks('<a href="javascript:alert(1)">x</a>', '')).toEqual([])
})

test('takes a text apart at its web addresses and loses nothing', () => {
  const text = 'See http://127.0.0.1/a?x=1. Or (https://b.example/c)!'
  const pieces = splitText(text)
  expect(pieces.map((piece) => piece.address ?? piece.text).join('')).toBe(text)
  expect(pieces.flatMap(({ address }) => address ?? [])).toEqual([
    'http://127.0.0.1/a?x=1',
    'https://b.example/c',
  ])
})
