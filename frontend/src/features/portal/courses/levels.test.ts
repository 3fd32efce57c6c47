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

it('says what opens a level: first of all the reason that locks everything', () => {
  expect(openedBy('Pro+', null)).toContain('Pro or Enterprise')
  expect(openedBy('Pro+', 'Your last payment failed.')).toBe('Your last payment failed.')
})
