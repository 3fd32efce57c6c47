import {
  type DunningFigures as DunningAnswer,
  type dunningQuery,
  simulateDunning as simulateDunningCall,
} from '@meridian/contracts/http/membership/simulate-dunning'
import { DAY_MS } from '@meridian/contracts/values/durations'
import { MAX_PAYMENT_FAILURES } from '@meridian/contracts/values/limits'
import type { z } from 'zod'
import { staffOnly } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import {
  addFigures,
  type DunningFigures,
  type DunningPolicy,
  simulateDunning,
} from './domain/simulate-dunning.ts'
import { listFailureHistories } from './queries/list-failure-histories.ts'

const YEAR_MS = 365 * DAY_MS

export interface DunningRouteParts extends Pick<HttpParts, 'sql'> {
  /** The grace period that members have today, in milliseconds. */
  gracePeriodMs: number
}

/** Lets staff see what another grace policy would have made of last year's failed renewals. */
export function dunningRoutes(route: Route, { sql, gracePeriodMs }: DunningRouteParts): void {
  const presentPolicy: DunningPolicy = { gracePeriodMs, allowedFailures: MAX_PAYMENT_FAILURES }

  route(simulateDunningCall, { who: staffOnly }, async ({ query, now }) => {
    const tried = policyOf(query)
    const from = new Date(now.getTime() - YEAR_MS)
    const of = (page: Parameters<typeof simulateDunning>[0], policy: DunningPolicy) =>
      simulateDunning(page, policy, now.getTime())
    let [present, simulated, histories] = [of([], presentPolicy), of([], tried), 0]
    for await (const page of listFailureHistories(sql, { from, to: now })) {
      present = addFigures(present, of(page, presentPolicy))
      simulated = addFigures(simulated, of(page, tried))
      histories += page.length
    }
    return {
      present: toAnswer(present, presentPolicy),
      simulated: toAnswer(simulated, tried),
      histories,
      from: from.toISOString(),
      to: now.toISOString(),
    }
  })
}

function policyOf({ gracePeriodDays, allowedFailures }: z.output<typeof dunningQuery>): DunningPolicy {
  return { gracePeriodMs: gracePeriodDays * DAY_MS, allowedFailures }
}

function toAnswer({ freeMs, takenMs, ...counts }: DunningFigures, policy: DunningPolicy): DunningAnswer {
  const { gracePeriodMs, allowedFailures } = policy
  return {
    policy: { gracePeriodDays: gracePeriodMs / DAY_MS, allowedFailures },
    ...counts,
    freeDays: freeMs / DAY_MS,
    takenDays: takenMs / DAY_MS,
  }
}
