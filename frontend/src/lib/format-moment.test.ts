import { describe, expect, it } from 'vitest'
import { formatRelativeTime } from './format-moment.ts'

const now = new Date('2026-05-10T12:00:00Z')
const at = (text: string) => formatRelativeTime(new Date(text), now)

describe('relative wording', () => {
  it.each([
    ['2026-05-07T11:00:00Z', '3 days ago'],
    ['2026-05-10T10:59:00Z', '1 hour ago'],
    ['2026-05-10T11:58:10Z', '1 minute ago'],
    ['2026-05-10T11:59:30Z', 'less than a minute ago'],
    ['2026-04-20T12:00:00Z', '2 weeks ago'],
    ['2026-02-01T12:00:00Z', '3 months ago'],
    ['2024-05-01T12:00:00Z', '2 years ago'],
    ['2026-05-12T12:00:00Z', 'in 2 days'],
  ])('%s is %s', (text, words) => {
    expect(at(text)).toBe(words)
  })
})
