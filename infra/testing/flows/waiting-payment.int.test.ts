import { afterAll, beforeAll, expect, it } from 'vitest'
import { arriveAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { claim, payUnclaimed } from './buyers.ts'
import { mailsTo, untilLinkToken, untilMails } from './people.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

/** Somebody without a membership, whose address is confirmed. */
async function guest() {
  const person = await unconfirmed()
  const token = await untilLinkToken(system, person.email, 'confirm-email')
  expect((await person.browser.post('/api/email/confirm', { token })).status).toBe(200)
  return person
}

async function unconfirmed() {
  const person = await arriveAt(system)
  const { browser } = person
  const asks = async () => {
    const [chosen, annual] = [
      await browser.post('/api/create-guest-subscription', { tierId: 'basic' }),
      await browser.post('/api/create-annual-subscription', {}),
    ]
    return [chosen, annual].map(({ status, text }) => `${status} ${text}`)
  }
  const waits = async () => (await browser.get('/api/subscription')).json<{ waiting: boolean }>().waiting
  const mailAgain = async () => {
    const { status, text } = await browser.post('/api/membership-claims/mail')
    return `${status} ${text}`
  }
  return { ...person, asks, waits, mailAgain }
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

const LINK = /\/claim#(\S+)/

it('is shown in the portal, and the link to it is mailed once more for the asking', async () => {
  const owner = await guest()
  expect(await owner.waits()).toBe(false)
  const { token } = await payUnclaimed(system, owner)
  expect(await owner.waits()).toBe(true)
  const before = await mailsTo(system, owner.email)
  expect(await owner.mailAgain()).toMatch(/^200 /)
  const again = (await untilMails(system, owner.email, before.length + 1)).at(-1)
  expect(LINK.exec(again?.text ?? '')?.[1]).toBe(token)
  expect((await claim(system, token)).status).toBe(200)
  expect(await owner.waits()).toBe(false)
  expect(await owner.mailAgain()).toMatch(/^409 /)
})

it('five mails an hour are enough for looking into every folder', async () => {
  const owner = await guest()
  await payUnclaimed(system, owner)
  const answers: string[] = []
  for (let count = 0; count < 6; count += 1) answers.push(await owner.mailAgain())
  const mailed = expect.stringMatching(/^200 /)
  expect(answers).toEqual([...Array.from({ length: 5 }, () => mailed), expect.stringMatching(/^429 /)])
})

it('an address that is not confirmed hears nothing of it in the portal either', async () => {
  const [paid, unpaid] = await Promise.all([unconfirmed(), unconfirmed()])
  await payUnclaimed(system, paid)
  expect([await paid.waits(), await unpaid.waits()]).toEqual([false, false])
  expect(await paid.mailAgain()).toBe(await unpaid.mailAgain())
})
