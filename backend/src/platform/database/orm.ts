import { Migrator } from '@mikro-orm/migrations'
import { type EntitySchema, MikroORM } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import { migrations } from '../../../migrations/index.ts'
import type { Log } from '../log/log.ts'
import { connectionSettings, PLANS_ONCE, stopAfter } from './connection-settings.ts'
import { takenFrom } from './pool-clients.ts'
import { POOL_SIZES } from './pool-sizes.ts'
import { prepareStatements } from './prepared-statements.ts'
import { shortenTransactions } from './shorten-transactions.ts'
import { giveUpSilentConnections } from './silent-connections.ts'
import { keepValuesOutOfLog } from './unlogged-values.ts'

export type Orm = MikroORM

interface Choices {
  log: Log
  /** PostgreSQL stops a statement that takes longer; unset, it may take its time. */
  longestStatementMs: number | undefined
}

/** The object-relational mapper of the command side. Connects on first use. */
export function createOrm(
  databaseUrl: string,
  entities: EntitySchema[],
  { log, longestStatementMs }: Choices,
): Orm {
  return new MikroORM({
    clientUrl: databaseUrl,
    entities,
    extensions: [Migrator],
    // One transaction for each: together they would hold their tables until the last one is done.
    migrations: { migrationsList: migrations, snapshot: false, tableName: 'migrations', allOrNothing: false },
    pool: { min: 0, max: POOL_SIZES.commands },
    driverOptions: {
      // The mapper takes nothing but names out of the address: it would drop `sslmode`, and go unencrypted.
      connectionString: databaseUrl,
      ...connectionSettings(PLANS_ONCE, ...stopAfter(longestStatementMs)),
      pipeline: true,
      onPoolCreated(pool: Pool) {
        letGoOfBrokenConnections(pool)
        giveUpSilentConnections(pool, longestStatementMs)
        pool.on('connect', keepValuesOutOfLog)
        pool.on('connect', prepareStatements)
        pool.on('connect', shortenTransactions)
      },
    },
    // Which migration is at work; a collector of logs reads neither its colours nor lines that are not JSON.
    logger: (line) => log.info(line),
    colors: false,
    discovery: { warnWhenNoEntities: false },
  })
}

/** By then whoever used a broken connection has noticed and given it back. */
const GIVEN_BACK_WITHIN_MS = 1_000

/**
 * The query builder below the mapper keeps a connection for ever when its `begin` or `rollback` fails, as happens when
 * PostgreSQL dies: after a few of those no command would run any more, so they are taken from it.
 */
function letGoOfBrokenConnections(pool: Pool): void {
  const taken = takenFrom(pool)
  pool.on('connect', (client) => {
    client.once('end', () => {
      const letGo = () => {
        if (taken.has(client)) client.release(true)
      }
      setTimeout(letGo, GIVEN_BACK_WITHIN_MS).unref()
    })
  })
}
