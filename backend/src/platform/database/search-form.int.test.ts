import { searchForm } from '@meridian/contracts/values/search-form'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { expect, it, onTestFinished } from 'vitest'

/** Letters of Latin beyond ASCII, as numbers of code points. */
const RANGES = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const

it('makes of each Latin letter what the program makes of it', async () => {
  const { system, stop } = await createTestSystem()
  onTestFinished(stop)
  const letters = RANGES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
  const rows = await system.sql.rows<{ letter: string; form: string }>({
    text: 'select letter, public.search_form(letter) as form from unnest($1::text[]) as letter',
    values: [letters],
  })
  expect(rows).toEqual(letters.map((letter) => ({ letter, form: searchForm(letter) })))
})
