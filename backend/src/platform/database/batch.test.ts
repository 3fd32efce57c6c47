import { expect, it } from 'vitest'
import { batchInTurn } from './batch.ts'

/** Work that goes on until it is told how it ended; `begun` are the lists that it was given. */
function workOnDemand() {
  const begun: { questions: readonly number[]; end: PromiseWithResolvers<(number | Error)[]> }[] = []
  let onBegin = () => {}
  return {
    begun,
    work(questions: readonly number[]) {
      const end = Promise.withResolvers<(number | Error)[]>()
      begun.push({ questions, end })
      onBegin()
      return end.promise
    },
    /** Resolves when this many lists have been given. */
    async hasBegun(lists: number) {
      while (begun.length < lists)
        await new Promise<void>((resolve) => {
          onBegin = resolve
        })
    },
    /** Ends a list well: each answer is ten times its question. */
    end(list: number) {
      begun[list]?.end.resolve(begun[list].questions.map((question) => question * 10))
    },
  }
}

it('answers together what was asked while the list before was under way', async () => {
  const { begun, work, hasBegun, end } = workOnDemand()
  const ask = batchInTurn(work, 100)
  const first = ask(1)
  await hasBegun(1)
  const later = [ask(2), ask(3)]
  await new Promise<void>((resolve) => void setImmediate(resolve))
  later.push(ask(4))
  expect(begun).toHaveLength(1)
  end(0)
  await hasBegun(2)
  end(1)
  expect(await Promise.all([first, ...later])).toEqual([10, 20, 30, 40])
  expect(begun.map(({ questions }) => questions)).toEqual([[1], [2, 3, 4]])
})

it('goes on after a list that failed', async () => {
  const { begun, work, hasBegun, end } = workOnDemand()
  const ask = batchInTurn(work, 100)
  const first = ask(1)
  await hasBegun(1)
  const second = ask(2)
  begun[0]?.end.reject(new Error('The database has gone'))
  await expect(first).rejects.toThrow('has gone')
  await hasBegun(2)
  end(1)
  expect(await second).toBe(20)
})

it('gives no list more than it may have, and begins the next one when that has ended', async () => {
  const { begun, work, hasBegun, end } = workOnDemand()
  const ask = batchInTurn(work, 2)
  const answers = Promise.all([ask(1), ask(2), ask(3)])
  await hasBegun(1)
  await new Promise<void>((resolve) => void setImmediate(resolve))
  expect(begun.map(({ questions }) => questions)).toEqual([[1, 2]])
  end(0)
  await hasBegun(2)
  end(1)
  expect(await answers).toEqual([10, 20, 30])
})
