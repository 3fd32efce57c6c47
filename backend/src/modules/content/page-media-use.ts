import { DAY_MS } from '@meridian/contracts/values/durations'
import type { Sql } from '#platform/database/sql'
import type { PageMedia } from './gateways/page-media.ts'
import { listLandingFiles } from './queries/landing/list-landing-files.ts'

/** How long an upload that the draft does not name yet is kept, in milliseconds. */
const KEPT_MS = DAY_MS

/** Removes the uploads that neither the draft nor anything published names. Returns how many were removed. */
export async function removeUnusedPageMedia(
  { sql, pageMedia }: { sql: Sql; pageMedia: PageMedia },
  now: Date,
): Promise<number> {
  const candidates = await pageMedia.listOlder(new Date(now.getTime() - KEPT_MS))
  const used = new Set(await listLandingFiles(sql))
  const unused = candidates.filter((file) => !used.has(file))
  await Promise.all(unused.map((file) => pageMedia.remove(file)))
  return unused.length
}
