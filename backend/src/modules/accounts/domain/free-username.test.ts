import { describe, expect, it } from 'vitest'
import { freeUsername, isUsernameOfEmail, usernameFromEmail } from './free-username.ts'

const taken =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name)

describe('a free username', () => {
  it('is the wished one where nobody has it', () => expect(freeUsername('ada', taken())).toBe('ada'))
  it('gets the lowest free number otherwise', () =>
    expect(freeUsername('ada', taken('ada', 'ada2'))).toBe('ada3'))
  it('stays within the length a username may have', () => {
    const longest = 'a'.repeat(40)
    expect(freeUsername(longest, taken(longest))).toBe(`${'a'.repeat(39)}2`)
  })
  it('is cut between letters, since half of one cannot be stored', () => {
    const longest = '𠮷'.repeat(20)
    expect(freeUsername(longest, taken(longest))).toBe(`${'𠮷'.repeat(19)}2`)
  })
  it('is looked for fifty numbers at a time', () => {
    const all = taken('ada', ...Array.from({ length: 49 }, (_, index) => `ada${index + 2}`))
    expect([freeUsername('ada', all), freeUsername('ada', all, 1)]).toEqual([undefined, 'ada51'])
  })
})

describe('a username from an address', () => {
  it('is its local part', () => expect(usernameFromEmail('grace.hopper@example.org')).toBe('grace.hopper'))
  it('leaves out what comes behind a plus', () =>
    expect(usernameFromEmail('ada+shop@example.org')).toBe('ada'))
  it('leaves out what a username may not hold', () =>
    expect(usernameFromEmail('"a<b>"@example.org')).toBe('ab'))
  it('is cut between letters where it is too long', () =>
    expect(usernameFromEmail(`a${'𠮷'.repeat(20)}@example.org`)).toBe(`a${'𠮷'.repeat(19)}`))
  it('is a plain word when too little is left', () =>
    expect(usernameFromEmail('x@example.org')).toBe('member'))
})

describe('a username that nobody has chosen', () => {
  const longest = `${'a'.repeat(60)}@example.org`
  it.each([
    ['ada', 'ada@example.org'],
    ['ada2', 'ada@example.org'],
    ['ada51', 'ada@example.org'],
    ['ada19', 'ada1@example.org'],
    ['member7', 'x@example.org'],
    ['a'.repeat(40), longest],
    [`${'a'.repeat(38)}12`, longest],
  ])('%s, of %s', (username, email) => expect(isUsernameOfEmail(username, email)).toBe(true))
  it.each([
    ['Ada', 'ada@example.org'],
    ['adam', 'ada@example.org'],
    ['ada', 'grace@example.org'],
    ['2', 'ada@example.org'],
  ])('is not %s, of %s', (username, email) => expect(isUsernameOfEmail(username, email)).toBe(false))
})
