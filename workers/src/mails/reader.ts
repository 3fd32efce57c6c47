import { isolated } from '@meridian/contracts/values/isolated'
/** Whom a mail is for, and where it comes from. */
export interface Reader {
  username: string
  siteName: string
  publicUrl: string
}

export const greet = ({ username }: Reader) => `Hello ${isolated(username)},`

/** Where everything about the subscription is seen and mended. */
export const subscriptionPage = ({ publicUrl }: Reader) => `${publicUrl}/portal?tab=subscription`
