import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { claimMembership as claimCall } from '@meridian/contracts/http/membership/claim-membership'
import { post } from '../../../lib/http.ts'

/** What the server says once a membership is attached. */
export type ClaimAnswer = ResponseOf<typeof claimCall>

/** Attaches the paid membership of a mailed link to the account that the mail went to. */
export const claimMembership = (token: string): Promise<ClaimAnswer> =>
  post('/api/membership-claims', { token })
