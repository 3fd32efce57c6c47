import { type Stage, untilSession } from './stage.ts'

/** Three renewals fail, then one is paid. */
export async function lapse(stage: Stage, subscriptionId: string, step: () => void): Promise<void> {
  const renew = async (outcome: 'paid' | 'failed') => {
    // The outside world is never killed: a call to it needs no second try, and a renewal must not be repeated.
    const answer = await stage.sandbox.post('/control/stripe/renew', { subscriptionId, outcome })
    if (answer.status !== 200) throw new Error(`The renewal was refused: ${answer.text}`)
    step()
  }
  await renew('failed')
  await untilSession(stage, { membershipStatus: 'payment_failed', paymentFailureCount: 1 })
  step()
  // Two failures at once: each has to be recorded, even when we hear of them together.
  await renew('failed')
  await renew('failed')
  await untilSession(stage, { paymentFailureCount: 3 })
  await renew('paid')
  await untilSession(stage, { membershipStatus: 'active', paymentFailureCount: 0, gracePeriodEnd: null })
}
