import { expect, it } from 'vitest'
import type { HubPage } from './api.ts'
import { byLevel, openedBy } from './levels.ts'

const page = (id: string, level: HubPage['level'], url: string | null): HubPage => ({
  id,
  title: id,
  level,
  url,
})

it('puts the pages under their levels, the lowest first', () => {
  const pages = [
    page('b', 'Pro+', null),
    page('a', 'Basic+', 'https://notion.example/a'),
    page('c', 'Pro+', null),
  ]
  expect(byLevel(pages)).toEqual([
    { level: 'Basic+', pages: [pages[1]], closed: false },
    { level: 'Pro+', pages: [pages[0], pages[2]], closed: true },
  ])
  expect(byLevel([])).toEqual([])
})

it('says what opens a level: the plan, or whatever keeps the levels of the own plan closed', () => {
  const reason = 'Your last payment failed.'
  expect(openedBy('Pro+', 'pro', null)).toContain('Pro or Enterprise')
  expect(openedBy('Pro+', 'pro', reason)).toBe(reason)
  expect(openedBy('Basic+', 'basic', reason)).toBe(reason)
})

it('promises nobody a level that paying for their plan does not open', () => {
  expect(openedBy('Pro+', 'basic', 'Your last payment failed.')).toContain('Pro or Enterprise')
  expect(openedBy('Basic+', 'none', 'Choose a plan.')).toContain('any active membership')
})
