import { createTestSystem } from '@meridian/infra/testing/test-system'
import { beforeAll, expect, it } from 'vitest'
import { createLeases, HELD, holdInTurn, type Leases } from './leases.ts'

let leases: Leases
const { signal } = new AbortController()

beforeAll(async () => {
  const { system, stop } = await createTestSystem()
  leases = createLeases(system.sql)
  return stop
})

/** Somebody who holds the lease until they are told to give it back. */
async function holding(name: string) {
  const [taken, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = leases.hold(name, () => {
    taken.resolve()
    return done.promise
  })
  await taken.promise
  return async () => {
    done.resolve()
    await held
  }
}

it('waits for its turn, and answers what the work does', async () => {
  const giveBack = await holding('turn')
  const said: string[] = []
  const waiting = holdInTurn(leases, 'turn', signal, async () => said.push('worked'))
  expect(await leases.hold('turn', async () => said.push('at once'))).toBe(HELD)
  said.push('given back')
  await giveBack()
  expect(await waiting).toBe(2)
  expect(said).toEqual(['given back', 'worked'])
})

it('waits no longer than whoever asked', async () => {
  const giveBack = await holding('asked')
  const asking = new AbortController()
  const waiting = holdInTurn(leases, 'asked', asking.signal, async () => 'worked')
  asking.abort()
  await expect(waiting).rejects.toThrow('aborted')
  await giveBack()
})

it('gives back what failed', async () => {
  const failing = holdInTurn(leases, 'failing', signal, () => Promise.reject(new Error('no luck')))
  await expect(failing).rejects.toThrow('no luck')
  expect(await leases.hold('failing', async () => 'worked')).toBe('worked')
})
