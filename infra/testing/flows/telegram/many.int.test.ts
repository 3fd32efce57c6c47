import { afterAll, beforeAll, expect, it } from 'vitest'
import { loseAccess, openRemovals, progressOf, seatMembers } from '../../../stress/telegram/crowd.ts'
import { keepSigningIn } from '../../../stress/telegram/sign-ins.ts'
import { until } from '../../until.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { linkIn, memberOf, telegramOf } from './channel.ts'

const PEOPLE = 150

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem({ TRUST_PROXY: '1' })
})
afterAll(() => system.stop())

it('takes hundreds out at the pace that Telegram allows, while others join and sign in', async () => {
  const telegram = telegramOf(system)
  const member = await memberOf(system)
  await seatMembers(system.system, system.sandbox, PEOPLE)
  expect((await progressOf(system.sandbox)).inside).toBe(PEOPLE)
  const signIns = keepSigningIn(system.url, {
    email: 'admin@meridian.example',
    password: 'admin-password',
  })
  await loseAccess(system.system)
  await until(async () => (await openRemovals(system.system)).done > 0, { what: 'a removal' })
  await telegram.join(member.telegramUserId, linkIn(await member.link()))
  await telegram.untilInside(member.telegramUserId)
  const { done: before } = await openRemovals(system.system)
  expect(before, 'the queue is not empty when somebody else gets in').toBeLessThan(PEOPLE)

  await until(async () => (await openRemovals(system.system)).done === PEOPLE, {
    within: 55_000,
    what: 'all removals',
  })
  const { inside, calls, refused } = await progressOf(system.sandbox)
  expect(inside).toBe(1)
  expect(refused, `of ${calls} calls came too soon`).toBeLessThanOrEqual(calls / 10)
  const { tookMs, failed } = await signIns.stop()
  expect([failed, tookMs.length > 3]).toEqual([0, true])
}, 120_000)
