import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { post } from '../../../lib/http.ts'

interface Credentials {
  email: string
  password: string
}

/** Signs in; answers the person. */
export const login = (credentials: Credentials): Promise<SessionUser> => post('/api/login', credentials)

/** The second step, for who has a second factor; answers the person. */
export const loginCode = (code: string): Promise<SessionUser> => post('/api/login/code', { code })

/** Opens an account and signs in; answers the person. */
export const register = (account: Credentials & { username: string }): Promise<SessionUser> =>
  post('/api/register', account)
