import { getMember as getMemberCall, type TimelineEntry } from '@meridian/contracts/http/analytics/get-member'
import { mayEnter } from '@meridian/contracts/values/access'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { listUsernames } from '#modules/accounts'
import { findComplimentary } from '#modules/membership'
import type { Sql } from '#platform/database/sql'
import { staffOnly } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import { pathId } from '#platform/http/path-id'
import type { Route } from '#platform/http/route'
import type { LoadPrincipals, Principal } from '#platform/sessions/principal'
import { actingAccount, actorOf } from './domain/timeline.ts'
import { findDecision } from './queries/find-decision.ts'
import { findPerson } from './queries/find-person.ts'
import { type JournalEntry, listTimeline } from './queries/list-timeline.ts'

const PAGE = 50
const NOBODY = 'There is nobody with this id.'

/** Everything about one person, for staff who are asked why somebody cannot get in. */
export function memberRoutes(
  route: Route,
  { sql, loadPrincipals }: Pick<HttpParts, 'sql'> & { loadPrincipals: LoadPrincipals },
): void {
  route(getMemberCall, { who: staffOnly }, async ({ req, query: { before }, now }) => {
    const person = await findPerson(sql, pathId(req, 'accountId', NOBODY))
    if (person === undefined) throw new DomainError('not-found', NOBODY)
    const { id } = person
    const principal = (await loadPrincipals([id])).get(id)
    const until = await findComplimentary(sql, id)
    const entries = await listTimeline(sql, { accountId: id, before, size: PAGE + 1 })
    const decision = await findDecision(sql, id, principal === undefined)
    const present = await presenter(sql, id, [...entries, ...(decision ? [decision] : [])])
    const page = entries.slice(0, PAGE)
    return {
      person: { ...person, ...standingOf(principal), joinedAt: person.joinedAt.toISOString() },
      complimentary: until === undefined ? null : { until: until.toISOString() },
      access: {
        open: principal !== undefined && mayEnter(principal, now),
        decidedBy: decision ? present(decision) : null,
      },
      timeline: page.map(present),
      next: entries.length > PAGE ? (page.at(-1)?.position ?? null) : null,
    }
  })
}

/** A suspended person has no principal. */
function standingOf(principal: Principal | undefined) {
  if (principal === undefined) return { suspended: true, gracePeriodEnd: null, paymentFailureCount: 0 }
  const { role, membershipStatus, membershipTier, gracePeriodEnd, paymentFailureCount } = principal
  return {
    suspended: false,
    role,
    membershipStatus,
    membershipTier,
    gracePeriodEnd: gracePeriodEnd?.toISOString() ?? null,
    paymentFailureCount,
  }
}

async function presenter(sql: Sql, about: string, entries: readonly JournalEntry[]) {
  const acting = entries.flatMap(({ actor }) => actingAccount(actor) ?? [])
  const names = await listUsernames(sql, [...new Set(acting)])
  return ({ id, type, occurredAt, actor, details, cause }: JournalEntry): TimelineEntry => ({
    id,
    type,
    occurredAt: occurredAt.toISOString(),
    actor: actorOf(actor, about, names),
    details,
    cause,
  })
}
