import { describe, expect, it } from 'vitest'
import { toHubPage } from './hub-page.ts'

const at = new Date('2026-11-21T12:00:00Z')
const fields = { title: 't', level: 'l', tier: 'r' }
const page = (values: Record<string, string>, url: string | null = 'https://www.notion.so/a') =>
  toHubPage(
    { id: '1', sourceId: null, url, createdAt: at, editedAt: at, inTrash: false, values },
    fields,
    'http://127.0.0.1:4001/notion',
  )

describe('a page', () => {
  it('has the level and the tier that its properties say, however they are written', () => {
    expect(page({ t: ' Pricing ', l: 'pro+', r: 'Enterprise' })).toMatchObject({
      title: 'Pricing',
      level: 'Pro+',
      tier: 'enterprise',
    })
  })
  it('has a title that is cut between letters, since half of one cannot be stored', () => {
    expect(page({ t: `a${'😀'.repeat(250)}` }).title).toBe(`a${'😀'.repeat(249)}`)
  })
  it('has none when it says none, or one that we do not know', () => {
    expect(page({ t: '', l: 'Staff' })).toMatchObject({ title: 'Untitled', level: null, tier: null })
  })
  it.each(['javascript:alert(1)', 'http://10.0.0.1/admin', 'http://127.0.0.1:3000/', 'not an address', null])(
    'leads nowhere by the address %s',
    (url) => expect(page({}, url).url).toBeNull(),
  )
  it('leads to the web, and to where the provider is', () => {
    expect(page({}).url).toBe('https://www.notion.so/a')
    expect(page({}, 'http://127.0.0.1:4001/pages/1').url).toBe('http://127.0.0.1:4001/pages/1')
  })
})
