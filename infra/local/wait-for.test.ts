import { expect, it } from 'vitest'
import { waitForOk } from './wait-for.ts'

it('says at once that nobody can open a port which browsers refuse', async () => {
  await expect(waitForOk('http://127.0.0.1:4190/readyz', 60_000)).rejects.toThrow(
    'Browsers refuse to open port 4190. Choose another one, for example PORT=3000',
  )
})
