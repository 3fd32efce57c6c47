import type { MailContent } from './compose-mail.ts'
import { greet, type Reader } from './reader.ts'

/** Staff gave a second payment back. */
export function givenBackMail(reader: Reader): MailContent {
  return {
    subject: `Your second payment to ${reader.siteName} is on its way back`,
    greeting: greet(reader),
    paragraphs: [
      'Two memberships were paid for with your e-mail address, and you can use only one. The payment for the other one is on its way back to the card or account that it came from. Banks usually take five to ten days for this.',
      'That other membership has ended, and nothing more is charged for it. Nothing else about your membership changes.',
    ],
  }
}
