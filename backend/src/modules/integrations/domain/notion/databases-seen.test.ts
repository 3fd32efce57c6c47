import { expect, it } from 'vitest'
import { checkOf, NO_DATABASE } from './databases-seen.ts'

it('is in trouble without a database, and well with one', () => {
  expect(checkOf(0, 'It works.')).toEqual({ ok: false, message: NO_DATABASE })
  expect(checkOf(1, 'It works.')).toEqual({ ok: true, message: 'It works.' })
})
