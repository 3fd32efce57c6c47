import { describe, expect, it } from 'vitest'
import { capitalised, initials } from './wording.ts'

describe('wording', () => {
  it.each([
    ['ada', 'AD'],
    ['Ada Lovelace', 'AL'],
    ['grace.m.hopper', 'GH'],
    ['Élodie Ünal', 'ÉÜ'],
    ['x', 'X'],
    ['', '?'],
  ])('initials of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })

  it('capitalises', () => {
    expect(capitalised('pro')).toBe('Pro')
  })
})
