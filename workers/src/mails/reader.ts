import { isolated } from '@meridian/contracts/values/isolated'
/** Whom a mail is for, and where it comes from. */
export interface Reader {
  username: string
  siteName: string
  publicUrl: string
  /** For somebody who is suspended: where they can write to, since they cannot sign in. */
  supportIfSuspended?: string
}

export const greet = ({ username }: Reader) => `Hello ${isolated(username)},`

/** For mails to an address that a stranger may have entered: they would have chosen the name as well. */
export const GREET_NOBODY = 'Hello,'

/** Where everything about the subscription can be seen and put right. */
export const subscriptionPage = ({ publicUrl }: Reader) => `${publicUrl}/portal?tab=subscription`

/** What somebody who is suspended reads in place of a way into the portal; `purpose`: “To pay”, say. */
export const byWriting = (supportEmail: string, purpose: string) =>
  `You cannot sign in while your account is suspended. ${purpose}, write to ${supportEmail}.`
