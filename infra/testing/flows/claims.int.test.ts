import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type HttpClient } from '../../simulation/http-client.ts'
import { codeOf } from '../authenticator.ts'
import { eventsAbout } from '../journal.ts'
import { securedAt } from '../secured-people.ts'
import { adminAt, arriveAt, type Registered } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { claim, guestWith, payUnclaimed } from './buyers.ts'
import {
  sessionOf,
  untilHandled,
  untilLinkToken,
  untilMailSaying,
  untilSession,
  untilSettled,
} from './people.ts'
import { stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe } = stripeOf(() => system)
const visitor = () => createClient(system.url)

/** A guest pays with an address that has an account. Answers the token of the mail to that address. */
const untilClaimable = async (owner: { email: string }) => (await payUnclaimed(system, owner)).token

/** Follows the mail that confirms an address, as somebody who reads it. */
async function confirmAddress(email: string, browser: HttpClient): Promise<number> {
  const token = await untilLinkToken(system, email, 'confirm-email')
  return (await browser.post('/api/email/confirm', { token })).status
}

describe('claiming by the mailbox of an address that nobody had confirmed', () => {
  it('closes the account to whoever registered it, and lets the owner of the mailbox in', async () => {
    const squatter = await securedAt(system)
    const elsewhere = `mine.${squatter.email}`
    const { password, secret } = squatter
    const change = { email: elsewhere, password, code: codeOf(secret, 1) }
    expect((await squatter.browser.post('/api/account/email', change)).status).toBe(200)
    const changeToken = await untilLinkToken(system, elsewhere, 'confirm-email')

    const claimed = await claim(system, await untilClaimable(squatter))
    expect([claimed.status, claimed.json()]).toEqual([
      200,
      { next: 'set-password', message: expect.stringContaining('Set a new one') },
    ])
    expect((await squatter.browser.get('/api/session')).status).toBe(401)
    expect((await squatter.login()).text).toBe('Invalid email or password')
    expect((await visitor().post('/api/email/confirm', { token: changeToken })).status).toBe(400)

    const owner = visitor()
    const token = await untilLinkToken(system, squatter.email, 'set-password')
    expect((await owner.post('/api/password', { token, password: 'the owner knows' })).status).toBe(200)
    await untilSession(owner, { id: squatter.id, membershipStatus: 'active' })
    expect((await owner.get('/api/account')).json()).toMatchObject({
      email: { verifiedAt: expect.any(String) },
    })
  })

  it('closes it also where the owner believed the mail that a stranger had caused', async () => {
    const squatter = await arriveAt(system)
    expect(await confirmAddress(squatter.email, visitor())).toBe(401)
    const claimed = await claim(system, await untilClaimable(squatter))
    expect(claimed.json()).toMatchObject({ next: 'set-password' })
    expect((await squatter.browser.get('/api/session')).status).toBe(401)
    expect((await squatter.login()).status).toBe(401)
  })

  it('is not led to the account of somebody who has only asked for the address', async () => {
    const { browser, password, email, id } = await arriveAt(system)
    const victims = `victim.${email}`
    expect((await browser.post('/api/account/email', { email: victims, password })).status).toBe(200)
    expect(await confirmAddress(victims, visitor())).toBe(401)
    const { result } = await guestWith(system, { email: victims }).buy('pro')
    expect(result).toMatchObject({ outcome: 'signed-in', id: expect.not.stringMatching(id) })
  })

  it('says so to the owner who is signed in where they follow the link, and mails the way back', async () => {
    const owner = await arriveAt(system)
    const claimed = await claim(system, await untilClaimable(owner), owner.browser)
    expect(claimed.json()).toMatchObject({ next: 'set-password' })
    expect((await owner.browser.get('/api/session')).status).toBe(401)
    expect((await untilMailSaying(system, owner.email, '/set-password#')).text).toContain('membership')
  })

  it('says so once more where the first try broke off in the middle', async () => {
    const owner = await arriveAt(system)
    const token = await untilClaimable(owner)
    // Without its period nothing can be attached.
    const lasts = (period: string) =>
      system.system.sql.rows({
        text: `update checkouts set current_period_end = ${period} where email = $1`,
        values: [owner.email],
      })
    await lasts('null')
    expect((await claim(system, token)).status).toBe(500)
    await lasts(`now() + interval '1 year'`)
    expect((await claim(system, token)).json()).toMatchObject({ next: 'set-password' })
    expect((await owner.login()).status).toBe(401)
  })

  it('leaves the admin as the operator set it up', async () => {
    const { email, password } = system.system.config.admin
    const claimed = await claim(system, await untilClaimable({ email }))
    expect(claimed.json()).toMatchObject({ next: 'sign-in' })
    expect((await visitor().post('/api/login', { email, password })).status).toBe(200)
  })
})

describe('claiming', () => {
  it('changes nothing about how the owner of a confirmed address signs in', async () => {
    const owner = await arriveAt(system)
    expect(await confirmAddress(owner.email, owner.browser)).toBe(200)
    const claimed = await claim(system, await untilClaimable(owner), owner.browser)
    expect(claimed.json()).toMatchObject({ next: 'sign-in' })
    await untilSession(owner.browser, { membershipStatus: 'active', membershipTier: 'pro' })
    expect((await owner.login()).status).toBe(200)
  })

  it('says the same to whoever follows the link again, and does nothing more', async () => {
    const [owner, reclaimed] = [await arriveAt(system), await arriveAt(system)]
    expect(await confirmAddress(owner.email, owner.browser)).toBe(200)
    for (const { id, email } of [owner, reclaimed]) {
      const token = await untilClaimable({ email })
      const first = await claim(system, token)
      await untilHandled(system)
      const told = await eventsAbout(system.system, id)
      const again = await claim(system, token)
      expect([again.status, again.json()]).toEqual([200, first.json()])
      await untilHandled(system)
      expect(await eventsAbout(system.system, id)).toEqual(told)
    }
  })

  it('tells the owner who is signed in already that there is nothing to sign in for, the second time, too', async () => {
    const [owner, somebody] = [await arriveAt(system), await arriveAt(system)]
    expect(await confirmAddress(owner.email, owner.browser)).toBe(200)
    const token = await untilClaimable(owner)
    for (const time of ['first', 'second'])
      expect((await claim(system, token, owner.browser)).json(), time).toMatchObject({ isOwn: true })
    for (const other of [somebody.browser, visitor()])
      expect((await claim(system, token, other)).json()).not.toHaveProperty('isOwn')
  })

  it('is refused once the membership that was claimed is over', async () => {
    const owner = await arriveAt(system)
    const { token, subscriptionId } = await payUnclaimed(system, owner)
    expect((await claim(system, token)).status).toBe(200)
    await untilSettled(system)
    await stripe.subscriptions.cancel(subscriptionId)
    await untilSettled(system)
    const refused = await claim(system, token)
    expect([refused.status, refused.text]).toEqual([
      409,
      'This membership was claimed with this link before, and access to it has ended since. Sign in to see why.',
    ])
  })

  it('does not send somebody to sign in whose account is suspended', async () => {
    const owner = await arriveAt(system)
    expect(await confirmAddress(owner.email, owner.browser)).toBe(200)
    const token = await untilClaimable(owner)
    const admin = await adminAt(system)
    expect((await admin.post(`/api/users/${owner.id}/suspend`, { reason: 'Sells tickets' })).status).toBe(200)
    const claimed = await claim(system, token)
    expect([claimed.status, claimed.json()]).toEqual([
      200,
      { next: 'write-to-support', message: expect.stringContaining('is suspended') },
    ])
  })

  it('is refused when the account has moved to another address since', async () => {
    const owner = await arriveAt(system)
    const token = await untilClaimable(owner)
    await moveTo(`new.${owner.email}`, owner)
    const refused = await claim(system, token)
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('no longer the one used for the payment'),
    ])
    expect(await sessionOf(owner.browser)).toMatchObject({ membershipStatus: 'none' })
  })
})

async function moveTo(email: string, { browser, password }: Registered): Promise<void> {
  expect((await browser.post('/api/account/email', { email, password })).status).toBe(200)
  expect(await confirmAddress(email, browser)).toBe(200)
}
