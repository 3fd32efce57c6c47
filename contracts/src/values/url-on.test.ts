import { expect, it } from 'vitest'
import { urlOn } from './url-on.ts'

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['localhost', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['[::]', 'http://127.0.0.1:3000'],
  ['[::1]', 'http://[::1]:3000'],
])('what listens on %s is reached at %s', (host, url) => {
  expect(urlOn(host, 3000)).toBe(url)
  expect(URL.canParse(urlOn(host, 3000))).toBe(true)
})
