import { isolated } from '@meridian/contracts/values/isolated'
import type { MailContent } from './compose-mail.ts'
import { greet, type Reader } from './reader.ts'

/**
 * Somebody joined through the reader's link.
 * @param newMember their username; undefined when they have left since
 */
export function referralMail(reader: Reader, newMember: string | undefined): MailContent {
  const { siteName, publicUrl } = reader
  const who = newMember ?? 'Somebody'
  return {
    subject: `${isolated(who)} joined ${siteName} through your link`,
    greeting: greet(reader),
    paragraphs: [
      `${isolated(who)} is a member now, through the link that you shared. Thank you for bringing good company.`,
      'Your link keeps working. On the invite page you can see who came through it.',
    ],
    action: { label: 'See whom you invited', url: `${publicUrl}/referrals` },
  }
}
