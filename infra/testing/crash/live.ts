import type { Setup } from '../../simulation/buyer.ts'
import { createClient } from '../../simulation/http-client.ts'
import type { RunningSystem } from '../system/start-system.ts'
import { arrive } from './arrive.ts'
import { lapse } from './lapse.ts'
import { assertRepeated, expectOk, persistently } from './persistent.ts'
import type { Actor, Outcome, Story } from './person.ts'
import { type Stage, stageFor, untilSession } from './stage.ts'

/** How many steps each story has: as many times `live` reports one as finished. */
const STEPS: Record<Story, number> = { stays: 5, leaves: 4, claims: 7, lapses: 10 }

/** How many steps all of them have together. */
export function stepsOf(cast: readonly Actor[]): number {
  return cast.reduce((sum, { story }) => sum + STEPS[story], 0)
}

/**
 * Lives through a story, and calls `step` after each of its steps.
 * @throws Error where a person would be at their wits' end
 */
export async function live(actor: Actor, system: RunningSystem, step: () => void): Promise<Outcome> {
  const stage = stageFor(actor, system)
  if (actor.story === 'claims') await register(stage, step)
  const { setup, lostSetups } = await choose(stage, step)
  const paid = await stage.buyer.pay(setup)
  if ('declined' in paid) throw new Error(`The card of ${actor.email} was declined: ${paid.message}`)
  step()
  const usedLink = await arrive(stage, setup, step)
  await untilSession(stage, { membershipStatus: 'active', membershipTier: actor.tier })
  step()
  const { subscriptionId } = setup
  if (actor.story === 'lapses') await lapse(stage, subscriptionId, step)
  return { actor, subscriptionId, usedLink, lostSetups }
}

/** In another browser than the one that pays. */
async function register({ actor, url }: Stage, step: () => void): Promise<void> {
  const { username, email, password } = actor
  const owner = createClient(url)
  const answer = await persistently('Registering', () =>
    owner.post('/api/register', { username, email, password }),
  )
  // Somebody who registers again after a broken call learns that the e-mail is taken: by themselves.
  if (answer.status !== 200) assertRepeated(answer, 409)
  step()
}

/** Sets up the payment, and again as a reload of the page does: it has to be the same one. */
async function choose({ actor, buyer: { browser } }: Stage, step: () => void) {
  const ask = async () => {
    const order = { tierId: actor.tier }
    const path = '/api/create-guest-subscription'
    return expectOk(await persistently('Setting up a payment', () => browser.post(path, order)))
  }
  const first = await ask()
  const setup = first.json<Setup>()
  step()
  const again = (await ask()).json<Setup>()
  if (again.clientSecret !== setup.clientSecret)
    throw new Error(`${actor.email} was given two payments: ${setup.clientSecret} and ${again.clientSecret}`)
  step()
  return { setup, lostSetups: first.broken }
}
