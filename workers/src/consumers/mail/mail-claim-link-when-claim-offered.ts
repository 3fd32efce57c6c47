import { CLAIM_LINK, defineConsumer } from '@meridian/backend/worker-api'
import { sendMail } from '../../mails/send-mail.ts'
import { claimMail } from '../../mails/texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** The owner of the e-mail decides whether the membership becomes theirs, and may ask for the link again. */
export const mailClaimLinkWhenClaimOffered = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-claim-link-when-claim-offered',
    queue: 'mail',
    on: ['membership.claim-link-requested', 'membership.claim-offered'],
    async handle({ payload: { checkoutId, accountId } }, delivery) {
      const url = `${parts.config.publicUrl}/claim#${parts.tokens.sign(CLAIM_LINK, checkoutId)}`
      return sendMail(parts, { delivery, accountId }, (reader) => claimMail(reader, url))
    },
  })
