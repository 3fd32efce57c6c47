import { describe, expect, it } from 'vitest'
import { readSource } from './source-fields.ts'

const source = (...properties: [name: string, type: string][]) =>
  readSource({ properties: properties.map(([name, type]) => ({ id: `id of ${name}`, name, type })) })

describe('a database', () => {
  it('holds pages for members when it has a level or a tier', () => {
    expect(source(['Name', 'title'], ['Level', 'select'])).toEqual({
      purpose: 'pages',
      fields: { title: 'id of Name', level: 'id of Level' },
    })
    expect(source(['Name', 'title'], ['TIER ', 'status'])?.purpose).toBe('pages')
  })
  it('is that of the members when it has an account ID', () => {
    expect(source(['Name', 'title'], ['Account ID', 'rich_text'], ['Tier', 'select'])).toEqual({
      purpose: 'members',
      fields: { title: 'id of Name', accountId: 'id of Account ID', tier: 'id of Tier' },
    })
  })
  it('is not ours otherwise', () => {
    expect(source(['Name', 'title'], ['Level', 'number'], ['Status', 'select'])).toBeUndefined()
  })
})
