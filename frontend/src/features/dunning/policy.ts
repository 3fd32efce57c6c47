import { type DunningQuery, dunningQuery } from '@meridian/contracts/http/membership/simulate-dunning'

/** What is tried when the address names no policy: twice the usual grace. */
const FIRST_TRY: DunningQuery = { gracePeriodDays: '14', allowedFailures: '4' }

export interface WantedPolicy {
  /** As the address spells it, right or wrong. */
  typed: DunningQuery
  /** What is wrong with each part; empty when both can be tried. */
  problems: Partial<Record<keyof DunningQuery, string>>
  usable: boolean
}

/** The policy that an address asks for, by `?gracePeriodDays=14&allowedFailures=4`. */
export function policyOf(search: string): WantedPolicy {
  const query = new URLSearchParams(search)
  const typed = {
    gracePeriodDays: query.get('gracePeriodDays') ?? FIRST_TRY.gracePeriodDays,
    allowedFailures: query.get('allowedFailures') ?? FIRST_TRY.allowedFailures,
  }
  const { error } = dunningQuery.safeParse(typed)
  const problems = Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? [])
  return { typed, problems, usable: error === undefined }
}

/** The address that asks for a policy. */
export function searchOf({ gracePeriodDays, allowedFailures }: DunningQuery): string {
  return `?${new URLSearchParams({ gracePeriodDays: gracePeriodDays.trim(), allowedFailures: allowedFailures.trim() }).toString()}`
}
