import { Migrator } from '@mikro-orm/migrations'
import { type EntitySchema, MikroORM } from '@mikro-orm/postgresql'
import { migrations } from '../../migrations/index.ts'

export type Orm = MikroORM

/** The object-relational mapper of the command side. Connects on first use. */
export function createOrm(databaseUrl: string, entities: EntitySchema[]): Orm {
  return new MikroORM({
    clientUrl: databaseUrl,
    entities,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, tableName: 'migrations' },
    pool: { min: 0, max: 10 },
    discovery: { warnWhenNoEntities: false },
  })
}
