import { describe, expect, it } from 'vitest'
import { dismissed, expired, parseToast, shown } from './toast-queue.ts'

describe('the toast queue', () => {
  const first = shown([], 1, { title: 'First' })

  it('shows one toast at a time, the newest', () => {
    expect(shown(first, 2, { title: 'Second' })).toEqual([{ id: 2, title: 'Second', open: true }])
  })

  it('closes a dismissed toast and keeps it until it expires', () => {
    const closed = dismissed(first, 1)
    expect(closed).toEqual([{ id: 1, title: 'First', open: false }])
    expect(expired(closed, 1)).toEqual([])
  })

  it('does not let an old toast expire a newer one', () => {
    const next = shown(dismissed(first, 1), 2, { title: 'Second' })
    expect(expired(dismissed(next, 1), 1)).toEqual(next)
  })
})

describe('a toast that a page hands to the next one', () => {
  it('is what was shown', () => {
    const [toast] = shown([], 7, { title: 'Paid', description: 'Welcome', variant: 'destructive' })
    expect(parseToast(JSON.stringify(toast))).toEqual({
      title: 'Paid',
      description: 'Welcome',
      variant: 'destructive',
    })
  })

  it.each([null, '', 'null', '7', '{"title":7}', '{'])('is none where %s was left', (text) => {
    expect(parseToast(text)).toBeNull()
  })
})
