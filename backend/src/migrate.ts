import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { connectionSettings } from '#platform/database/connection-settings'
import { changeGently, LOCK_TIMEOUT_MS } from '#platform/database/gentle-changes'
import { listInvalidIndexes } from '#platform/database/invalid-indexes'
import { adoptJournal } from '#platform/journal/adopt-journal'
import { rebuild } from '#platform/projections/projection-rebuild'
import { makeQueueTables } from '#platform/queues/queue-tables'
import { compose } from './compose.ts'
import { projections } from './projections.ts'
import { exitOnBadConfig } from './start-up/exit-on-bad-config.ts'
import { reportFatalErrors } from './start-up/report-fatal-errors.ts'

reportFatalErrors(import.meta.filename)

/** Any number: whoever holds this lock migrates, the others wait and find nothing left to do. */
const LOCK = 7_251_163
const ASK_AGAIN_MS = 500

// Read by every connection of this process; none of them may block those who use the tables meanwhile.
process.env.PGOPTIONS = `${process.env.PGOPTIONS ?? ''} -c lock_timeout=${LOCK_TIMEOUT_MS}`

const config = exitOnBadConfig(process.env)
const { orm, sql, log, close } = compose(config, 'migrate')
const client = new pg.Client({ connectionString: config.databaseUrl, ...connectionSettings() })
await client.connect()
await lockMigrations(client)
const applied = await changeGently(() => orm.migrator.up())
if (config.redisUrl === undefined) await changeGently(() => makeQueueTables(config.databaseUrl))
// After a restore from a dump.
const toRebuild = await changeGently(() => adoptJournal(sql))
for (const projection of projections) if (toRebuild?.includes(projection.name)) await rebuild(sql, projection)
for (const invalid of await listInvalidIndexes(sql))
  log.warn(invalid, 'an index is written and never read, since its building broke off: run `mend`')
await client.end()
await close()
log.info(
  { applied: applied.map((migration) => migration.name), isFromElsewhere: toRebuild !== undefined },
  'migrated',
)

/**
 * Asks again and again: building an index waits for all statements under way, and so would wait for one that waits for
 * this lock.
 */
async function lockMigrations(client: pg.Client): Promise<void> {
  const ask = () => client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
  while ((await ask()).rows[0]?.mine !== true) await pause(ASK_AGAIN_MS)
}
