import { DAY_MS } from '@meridian/contracts/values/durations'
import type { SqlPool } from '#platform/database/sql'
import type { RecordingFiles } from './gateways/recording-files.ts'

/** How long an upload of which no episode was made is kept, in milliseconds. */
const KEPT_MS = DAY_MS

const FORGET = `
  delete from podcast_recordings r
  where uploaded_at < $1 and not exists (select from podcast_episodes e where e.file = r.file)
  returning file`

/**
 * Removes recordings that were uploaded and not made an episode of: whoever chooses another one leaves the first behind.
 * Where a file cannot be removed, its row stays for the next time. Returns how many were removed.
 */
export async function removeUnusedRecordings(
  { sql, podcast }: { sql: Pick<SqlPool, 'transaction'>; podcast: { files: Pick<RecordingFiles, 'remove'> } },
  now: Date,
): Promise<number> {
  return sql.transaction(async (transaction) => {
    const values = [new Date(now.getTime() - KEPT_MS)]
    const unused = await transaction.rows<{ file: string }>({ text: FORGET, values })
    await Promise.all(unused.map(({ file }) => podcast.files.remove(file)))
    return unused.length
  })
}
