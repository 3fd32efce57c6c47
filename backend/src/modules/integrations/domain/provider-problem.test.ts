import { expect, it } from 'vitest'
import { isFinal, ProviderProblem } from './provider-problem.ts'

it.each([
  ['token', true],
  ['refused', true],
  ['missing', true],
  ['invalid', true],
  ['busy', false],
  ['unreachable', false],
] as const)('a provider that says %s: final is %s', (kind, final) => {
  expect(isFinal(new ProviderProblem(kind, 'No.'))).toBe(final)
})

it('what is wrong on our side is no answer of a provider', () => {
  expect(isFinal(new Error('No.'))).toBe(false)
})
