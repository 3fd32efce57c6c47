import { defineConsumer } from '@meridian/backend/worker-api'
import { reclaimedMail } from '../../mails/account-texts.ts'
import { sendPasswordLink } from '../../mails/send-password-link.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** The owner of the address gets a link that sets a password of their own. */
export const mailPasswordLinkWhenAccountReclaimed = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-password-link-when-account-reclaimed',
    queue: 'mail',
    on: ['accounts.account-reclaimed'],
    handle: ({ id, payload: { accountId } }, delivery) => {
      const lifetimeMs = parts.config.welcomeLinkLifetime
      return sendPasswordLink(
        parts,
        { id, accountId, page: 'set-password', lifetimeMs, delivery },
        reclaimedMail,
      )
    },
  })
