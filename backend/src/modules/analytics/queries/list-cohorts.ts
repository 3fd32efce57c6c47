import type { Sql } from '#platform/database/sql'
import type { Cohort } from '../domain/cohorts.ts'

/** The months in which somebody joined, from that month on, the newest first. */
export function listCohorts(sql: Sql, since: string): Promise<Cohort[]> {
  return sql.rows({
    name: 'analytics-list-cohorts',
    text: `select to_char(cohort, 'YYYY-MM-DD') as cohort, joined, net from read.cohorts
           where cohort >= $1::date order by cohort desc`,
    values: [since],
  })
}
