import { DONE, defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import { accountDeletedMail } from '../../mails/account-texts.ts'
import { layOutMail } from '../../mails/compose-mail.ts'
import { messageKeyOf } from '../../mails/message-key.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** The last mail, to the address that the event still knows. */
export const mailFarewellWhenAccountDeleted = ({ mailer, mailboxThrottle, config }: WorkerParts) =>
  defineConsumer({
    name: 'mail-farewell-when-account-deleted',
    queue: 'mail',
    on: ['accounts.account-deleted'],
    async handle({ payload: { username, email } }, delivery) {
      if (username === null || email === null) return NOTHING_TO_DO
      const { siteName, publicUrl, supportEmail } = config
      const content = accountDeletedMail({ username, siteName, publicUrl }, supportEmail)
      const messageKey = messageKeyOf(delivery)
      const send = () => mailer.send({ ...layOutMail(content, siteName), to: email, messageKey })
      // Whether the address was proven is no longer known.
      await mailboxThrottle(email, send, async () => {})
      return DONE
    },
  })
