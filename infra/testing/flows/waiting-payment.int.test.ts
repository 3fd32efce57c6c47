import { afterAll, beforeAll, expect, it } from 'vitest'
import { arriveAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { claim, payUnclaimed } from './buyers.ts'
import { untilLinkToken } from './people.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

/** Somebody without a membership, whose address is confirmed. */
async function guest() {
  const person = await arriveAt(system)
  const { browser, email } = person
  const token = await untilLinkToken(system, email, 'confirm-email')
  expect((await browser.post('/api/email/confirm', { token })).status).toBe(200)
  const asks = async () => {
    const [chosen, annual] = [
      await browser.post('/api/create-guest-subscription', { tierId: 'basic' }),
      await browser.post('/api/create-annual-subscription', {}),
    ]
    return [chosen, annual].map(({ status, text }) => `${status} ${text}`)
  }
  return { ...person, asks }
}

it('who paid while signed out is told to follow the mailed link, not asked to pay once more', async () => {
  const owner = await guest()
  const { token } = await payUnclaimed(system, owner)
  const told = expect.stringMatching(/^409 .*follow the link/)
  expect(await owner.asks()).toEqual([told, told])
  expect((await claim(system, token)).status).toBe(200)
  const member = expect.stringMatching(/^409 You are already a member/)
  expect(await owner.asks()).toEqual([member, member])
})

it('may pay anew once the link is of no more use', async () => {
  const owner = await guest()
  await payUnclaimed(system, owner)
  await system.system.sql.rows({
    text: 'update membership_claims set expires_at = now() where account_id = $1',
    values: [owner.id],
  })
  const offered = expect.stringMatching(/^200 /)
  expect(await owner.asks()).toEqual([offered, offered])
})

it('somebody who only says that an address is theirs learns nothing of what was paid with it', async () => {
  const { browser, email } = await arriveAt(system)
  await payUnclaimed(system, { email })
  const asked = await browser.post('/api/create-guest-subscription', { tierId: 'basic' })
  expect(asked.status).toBe(200)
})
