import { expect, it } from 'vitest'
import { latitude } from './fields.ts'

it.each(['52.5', '+52.5', '52.', '.5', '5e1'])('reads %s as a number', (text) => {
  expect(latitude.safeParse(text).success).toBe(true)
})

it.each(['', ' ', '.', '1,5', '1.5x', '0x10', 'NaN'])('reads %j as none', (text) => {
  expect(latitude.safeParse(text).success).toBe(false)
})

it('goes through a long text once', () => {
  const begun = performance.now()
  expect(latitude.safeParse(`${'1'.repeat(250_000)}x`).success).toBe(false)
  expect(performance.now() - begun).toBeLessThan(500)
})
