import { expect, it } from 'vitest'
import { allSettled } from './settled.ts'

it('fails only once nothing is under way any more', async () => {
  const slow = Promise.withResolvers<string>()
  const said: string[] = []
  const all = allSettled([slow.promise, Promise.reject(new Error('no luck'))]).catch((error: unknown) =>
    said.push(String(error)),
  )
  await Promise.allSettled([Promise.reject(new Error('the same turn'))])
  expect(said).toEqual([])
  slow.resolve('done')
  await all
  expect(said).toEqual(['Error: no luck'])
})

it('answers what each has answered', async () => {
  expect(await allSettled([Promise.resolve(1), Promise.resolve(2)])).toEqual([1, 2])
})
