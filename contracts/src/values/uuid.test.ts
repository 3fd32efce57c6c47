import { expect, it } from 'vitest'
import { readUuid } from './uuid.ts'

const ID = '0b8f6a3e-4f64-4c1c-9a51-3f6f0f3c9d11'

it('an id is the same in whatever letters it was written', () => {
  expect(readUuid(ID)).toBe(ID)
  expect(readUuid(ID.toUpperCase())).toBe(ID)
})

it.each(['', 'no-id', ID.slice(1), `${ID}0`, ` ${ID}`, `${ID}\n`, ID.replaceAll('-', '')])(
  '%j is no id',
  (text) => {
    expect(readUuid(text)).toBeUndefined()
  },
)
