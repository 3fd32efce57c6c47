import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { copyTree } from './copy-tree.ts'

/** What a server recreates at each start. */
const OF_THIS_RUN =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|^postmaster\.(pid|opts)$/

/**
 * Copies the files of a running PostgreSQL, by its own low-level backup: what concurrent writes tear is repaired from
 * its log when the copy is first started, which then stands where the backup ended.
 * @throws Error when the server does not answer, or a file cannot be copied
 */
export async function copyRunningDatabase(at: { url: string; folder: string; to: string }): Promise<void> {
  const client = new pg.Client({ connectionString: at.url })
  await client.connect()
  try {
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
