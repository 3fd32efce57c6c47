import type { Setup } from '../../simulation/buyer.ts'
import { tokenMailedTo } from './mail.ts'
import { assertRepeated, expectOk, persistently } from './persistent.ts'
import type { Stage } from './stage.ts'

/** From the payment to a session. Answers whether the link that sets a password was needed. */
export async function arrive(stage: Stage, setup: Setup, step: () => void): Promise<boolean> {
  const { actor, buyer } = stage
  if (actor.story === 'leaves') {
    await passwordByLink(stage)
    return true
  }
  const answer = await persistently('Reporting the payment', () => buyer.report(setup))
  step()
  if (answer.status !== 200) {
    // The call that signed this browser in broke off, and a payment signs in only once: now the mail has to help.
    assertRepeated(answer, 403, 409)
    await passwordByLink(stage)
    return true
  }
  if (actor.story !== 'claims') return false
  await claim(stage, step)
  return true
}

async function claim(stage: Stage, step: () => void): Promise<void> {
  const { actor, buyer, sandbox } = stage
  const token = await tokenMailedTo(sandbox, actor.email, 'claim')
  const answer = await persistently('Claiming', () => buyer.browser.post('/api/membership-claims', { token }))
  if (answer.status !== 200) assertRepeated(answer, 400, 409)
  step()
  // They never confirmed their address: the claim proves the account theirs, and they set a new password.
  await passwordByLink(stage)
}

async function passwordByLink(stage: Stage): Promise<void> {
  const { actor, buyer, sandbox } = stage
  const token = await tokenMailedTo(sandbox, actor.email, 'set-password')
  const answer = await persistently('Setting a password', () =>
    buyer.browser.post('/api/password', { token, password: actor.password }),
  )
  if (answer.status === 200) return
  assertRepeated(answer, 400)
  await signIn(stage)
}

async function signIn({ actor: { email, password }, buyer: { browser } }: Stage): Promise<void> {
  expectOk(await persistently('Signing in', () => browser.post('/api/login', { email, password })))
}
