import type { LandingForm } from '@meridian/contracts/http/content/landing'
import type { Sql } from '#platform/database/sql'

/** What was published last; undefined before the first time. */
export async function findLanding(sql: Sql): Promise<LandingForm | undefined> {
  const [row] = await sql.rows<{ content: LandingForm }>({
    name: 'content-find-landing',
    text: 'select content from landing_versions order by number desc limit 1',
  })
  return row?.content
}

export interface DraftRow {
  content: LandingForm
  version: number
  editedAt: Date
  editedBy: string
}

/** Undefined when nobody has begun a draft. */
export async function findLandingDraft(sql: Sql): Promise<DraftRow | undefined> {
  const [row] = await sql.rows<DraftRow>({
    name: 'content-find-landing-draft',
    text: `select content, version, edited_at as "editedAt", edited_by as "editedBy" from landing_draft`,
  })
  return row
}
