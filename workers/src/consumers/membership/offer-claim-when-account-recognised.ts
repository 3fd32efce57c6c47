import { defineConsumer, offerClaim, settlementFor } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** The e-mail of a payment has an account already: its owner decides. */
export const offerClaimWhenAccountRecognised = ({ sql, commands }: WorkerParts) =>
  defineConsumer({
    name: 'offer-claim-when-account-recognised',
    queue: 'membership',
    on: ['accounts.account-recognised'],
    async handle({ payload }, delivery) {
      return commands.runOnce(await settlementFor(sql, payload.accountId, offerClaim), payload, delivery)
    },
  })
