import { existsSync, realpathSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { OperatorError } from '../operator-error.ts'
import { copyTree } from './copy-tree.ts'

/** What a server recreates at each start. */
const OF_THIS_RUN =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|^postmaster\.(pid|opts)$/

/**
 * Copies the files of a running PostgreSQL, by its own low-level backup: what concurrent writes tear is repaired from
 * its log when the copy is first started, which then stands where the backup ended.
 * @throws OperatorError when the server at the address is not the one of these files
 * @throws Error when it does not answer, or a file cannot be copied
 */
export async function copyRunningDatabase(at: { url: string; folder: string; to: string }): Promise<void> {
  const client = new pg.Client({ connectionString: at.url })
  await client.connect()
  try {
    await assertServes(client, at.folder)
    // Keeps the log from the start of the backup on, for as long as this connection lives.
    await client.query(
      `select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
    )
    await client.query(`select pg_backup_start('meridian', true)`)
    await copyTree(at.folder, at.to, { skip: (path) => OF_THIS_RUN.test(path) })
    const {
      rows: [stopped],
    } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    // Without it the copy would begin somewhere in the middle, and nobody would notice.
    if (!stopped?.labelfile) throw new Error('The database did not say where its backup begins')
    await writeFile(join(at.to, 'backup_label'), stopped.labelfile)
    await copyTree(join(at.folder, 'pg_wal'), join(at.to, 'pg_wal'))
  } finally {
    await client.end()
  }
}

/** What to do about a database that this command does not back up. */
export const BACKED_UP_ELSEWHERE =
  'A database elsewhere (DATABASE_URL) is backed up by its own tools, for example: pg_dump --format=custom'

/** Files of one server, begun and ended by another one, would be no backup of either. */
async function assertServes(client: pg.Client, folder: string): Promise<void> {
  // Not shown to users without the rights for a backup.
  const { rows } = await client.query<{ setting: string }>(
    `select setting from pg_settings where name = 'data_directory'`,
  )
  const served = rows[0]?.setting
  if (served !== undefined && existsSync(served) && realpathSync(served) === realpathSync(folder)) return
  throw new OperatorError(`The database in use is not the one in ${folder}. ${BACKED_UP_ELSEWHERE}`)
}
