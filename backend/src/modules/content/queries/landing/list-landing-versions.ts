import type { Sql } from '#platform/database/sql'

/** The last 50 pages that were published, the latest first. */
export function listLandingVersions(
  sql: Sql,
): Promise<{ number: number; publishedAt: Date; publishedBy: string }[]> {
  return sql.rows({
    name: 'content-list-landing-versions',
    text: `select number, published_at as "publishedAt", published_by as "publishedBy"
           from landing_versions order by number desc limit 50`,
  })
}
