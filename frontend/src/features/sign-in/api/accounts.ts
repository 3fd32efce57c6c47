import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { post } from '../../../lib/http.ts'

interface Credentials {
  email: string
  password: string
}

/** Signs in; returns the person. */
export const login = (credentials: Credentials): Promise<SessionUser> => post('/api/login', credentials)

/** The second step, for people who have a second factor; returns the person. */
export const loginCode = (code: string): Promise<SessionUser> => post('/api/login/code', { code })

/** Opens an account and signs in; returns the person. */
export const register = (account: Credentials & { username: string }): Promise<SessionUser> =>
  post('/api/register', account)
