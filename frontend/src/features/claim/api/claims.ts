import { post } from '../../../lib/http.ts'

/** Attaches the paid membership of a mailed link to the account that the mail went to. */
export const claimMembership = (token: string): Promise<{ message: string }> =>
  post('/api/membership-claims', { token })
