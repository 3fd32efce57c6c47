import type { Member } from '@meridian/contracts/http/analytics/get-member'
import type { Tier } from '@meridian/contracts/values/tiers'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { get, post } from '../../../lib/http.ts'
import { changingFigures } from '../../../lib/refreshed-resource.ts'
import { useLiveResource } from '../../../lib/resource.ts'

/** One person and what happened to them last; staff only. */
export const useMember = (id: string): Loaded<Member> => useLiveResource(addressOf(id))

/** What happened before that. */
export const olderEvents = (id: string, before: number): Promise<Member> =>
  get(`${addressOf(id)}?before=${before}`)

export const suspend = (id: string, reason: string) => post(`${addressOf(id)}/suspend`, { reason })
export const letIn = (id: string, reason: string) => post(`${addressOf(id)}/unsuspend`, { reason })
export const changeRole = (id: string, role: 'staff' | 'member', reason: string) =>
  post(`${addressOf(id)}/role`, { role, reason })

/** What somebody was given: a tier, until a moment in ISO 8601. */
export interface Gift {
  tier: Tier
  until: string
}

/** `seen` is what the gift takes the place of, null for none. Where that is not theirs any more, nothing is changed. */
export const give = (id: string, membership: Gift & { seen: Gift | null; reason: string }) =>
  changingFigures(post(`${addressOf(id)}/complimentary`, membership))
export const takeBack = (id: string, reason: string) =>
  changingFigures(post(`${addressOf(id)}/complimentary/end`, { reason }))

const addressOf = (id: string) => `/api/users/${encodeURIComponent(id)}` as const
