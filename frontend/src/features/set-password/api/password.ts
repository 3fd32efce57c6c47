import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { post } from '../../../lib/http.ts'

/** Sets the password with a mailed link's token, and signs in; returns the person. */
export const setPassword = (link: { token: string; password: string }): Promise<SessionUser> =>
  post('/api/password', link)

/** Asks for a mail with a link; returns what the server says, the same for every address. */
export const forgotPassword = (email: string): Promise<{ message: string }> =>
  post('/api/password/forgot', { email })
