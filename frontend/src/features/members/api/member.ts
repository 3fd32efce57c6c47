import type { Member } from '@meridian/contracts/http/analytics/get-member'
import type { Tier } from '@meridian/contracts/values/tiers'
import { get, post } from '../../../lib/http.ts'
import type { Loaded } from '../../../lib/load-once.ts'
import { useLiveResource } from '../../../lib/resource.ts'

/** One person and what happened to them last; staff only. */
export const useMember = (id: string): Loaded<Member> => useLiveResource<Member>(addressOf(id))

/** What happened before that. */
export const olderEvents = (id: string, before: number): Promise<Member> =>
  get<Member>(`${addressOf(id)}?before=${before}`)

export const suspend = (id: string, reason: string) => change(id, 'suspend', { reason })
export const letIn = (id: string, reason: string) => change(id, 'unsuspend', { reason })
export const changeRole = (id: string, role: 'staff' | 'member', reason: string) =>
  change(id, 'role', { role, reason })

export const give = (id: string, membership: { tier: Tier; until: string; reason: string }) =>
  change(id, 'complimentary', membership)
export const takeBack = (id: string, reason: string) => change(id, 'complimentary/end', { reason })

const addressOf = (id: string) => `/api/users/${encodeURIComponent(id)}`

const change = (id: string, what: string, body: object) =>
  post<{ message: string }>(`${addressOf(id)}/${what}`, body)
