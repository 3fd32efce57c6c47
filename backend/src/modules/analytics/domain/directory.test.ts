import { expect, it } from 'vitest'
import { countChanges, type Listed } from './directory.ts'

const person = (more: Partial<Listed>): Listed => ({
  account_id: 'a',
  username: 'Ada',
  email: 'ada@example.org',
  role: 'member',
  tier: 'none',
  status: 'none',
  joined_at: '2026-01-01T00:00:00Z',
  member_since: null,
  ...more,
})
const people = (...all: Listed[]) => new Map(all.map((one) => [one.account_id, one]))

it('counts who is new', () => {
  expect(countChanges(people(), people(person({})))).toEqual([{ tier: 'none', status: 'none', people: 1 }])
})
it('moves a person from one group to another', () => {
  const changes = countChanges(people(person({})), people(person({ tier: 'pro', status: 'active' })))
  expect(changes).toEqual([
    { tier: 'none', status: 'none', people: -1 },
    { tier: 'pro', status: 'active', people: 1 },
  ])
})
it('says nothing when the groups stay as they are', () => {
  expect(countChanges(people(person({})), people(person({ username: 'Bea' })))).toEqual([])
})
it('leaves out people without a name, and takes out who was forgotten', () => {
  expect(countChanges(people(), people(person({ username: null })))).toEqual([])
  expect(countChanges(people(person({})), people(person({ username: null })))).toEqual([
    { tier: 'none', status: 'none', people: -1 },
  ])
})
