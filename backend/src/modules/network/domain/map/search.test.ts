import { expect, it } from 'vitest'
import { searchPatterns } from './search.ts'

it('looks for what was typed, without its capitals and accents', () => {
  expect(searchPatterns(' Évry ')).toEqual({ begins: 'evry%', contains: '%evry%' })
})

it('looks for what was pasted, without what is unseen in it', () => {
  expect(searchPatterns('\u200bÉv\u00adry\ufeff')).toEqual({ begins: 'evry%', contains: '%evry%' })
})

it('looks for letters that are more than a letter with a mark as people type them without', () => {
  const { begins } = searchPatterns('Łódź ŞIŞLI Søren Đorđe Þóra Æsir Œuvre Weiß Ħal') ?? {}
  expect(begins).toBe('lodz sisli soren dorde thora aesir oeuvre weiss hal%')
})

it('looks for one or two letters only where words begin', () => {
  expect(searchPatterns('Éa')).toEqual({ begins: 'ea%', contains: '% ea%' })
})

it('takes the wildcards of a pattern as what they look like', () => {
  expect(searchPatterns('100%_\\')?.begins).toBe('100\\%\\_\\\\%')
})

it.each([undefined, '', '  ', '\u0301'])('looks for nothing in %j', (search) => {
  expect(searchPatterns(search)).toBeUndefined()
})
