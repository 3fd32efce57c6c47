import { expect, it } from 'vitest'
import { createKeyedMutex } from './keyed-mutex.ts'

/** Work that ends when it is told to. */
function workOn(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    log.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

it('runs one at a time for each key, in order, whatever becomes of those before', async () => {
  const exclusively = createKeyedMutex()
  const log: string[] = []
  const [first, second, third] = [workOn(log, 'first'), workOn(log, 'second'), workOn(log, 'third')]
  const other = workOn(log, 'other')
  const failing = exclusively('a', first.work)
  const [next, last] = [exclusively('a', second.work), exclusively('a', third.work)]
  const apart = exclusively('b', other.work)
  other.end()
  expect(await apart).toBe('other')
  expect(log).toEqual(['first', 'other'])
  first.fail()
  await expect(failing).rejects.toThrow('first')
  second.end()
  expect(await next).toBe('second')
  third.end()
  expect(await last).toBe('third')
  expect(log).toEqual(['first', 'other', 'second', 'third'])
})
