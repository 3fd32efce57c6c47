import { randomUUID } from 'node:crypto'
import { drive } from '../load.ts'
import { interleave } from '../rounds.ts'
import type { Row } from '../row.ts'
import { median } from '../samples.ts'
import { stripeMessage, webhookRequest } from '../webhooks.ts'

/** Of which the first thirty requests, slow on both sides, are no hundredth. */
const ROUND_SECONDS = 4

export const webhookAccept: Row = {
  number: 6,
  title: 'webhook accept (verify, store)',
  async measure(around) {
    const [backEnd, reference] = [await around.backEnd(), await around.reference()]
    const message = () => webhookRequest(stripeMessage(`cus_${randomUUID()}`))
    const { ours, theirs } = await interleave(
      (seconds) => drive({ url: backEnd.url, request: message }, seconds),
      // The same bytes arrive, headers and all, so that only the work differs.
      (seconds) => drive({ url: reference, request: () => ({ ...message(), path: '/insert' }) }, seconds),
      { seconds: ROUND_SECONDS },
    )
    const against = 'Express + insert of the same size'
    return [
      {
        what: 'webhook accept (verify, store)',
        ours: median(ours.map(({ perSecond }) => perSecond)),
        unit: 'a second',
        against: { what: against, value: median(theirs.map(({ perSecond }) => perSecond)) },
        bar: { atLeast: 0.65 },
      },
      {
        what: 'webhook accept, p99',
        ours: median(ours.map((sample) => sample.p99)),
        unit: 'ms',
        against: { what: against, value: median(theirs.map((sample) => sample.p99)) },
        bar: { atMost: 1.5 },
      },
    ]
  },
}
