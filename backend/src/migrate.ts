import { runMigrations } from 'bullmq'
import pg from 'pg'
import { compose } from './compose.ts'
import { exitOnBadConfig } from './exit-on-bad-config.ts'

/** Any number: whoever holds this lock migrates, the others wait and find nothing left to do. */
const LOCK = 7_251_163

const config = exitOnBadConfig(process.env)
const { orm, log, close } = compose(config, 'migrate')
const client = new pg.Client({ connectionString: config.databaseUrl })
await client.connect()
await client.query('select pg_advisory_lock($1)', [LOCK])
const applied = await orm.migrator.up()
if (config.redisUrl === undefined) await runMigrations(client)
await client.end()
await close()
log.info({ applied: applied.map((migration) => migration.name) }, 'migrated')
