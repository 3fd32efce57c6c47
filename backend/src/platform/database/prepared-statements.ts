import type { EntityDictionary, EntityManager, EntityName } from '@mikro-orm/postgresql'
import { CompiledQuery } from 'kysely'
import type { PoolClient, QueryResult } from 'pg'
import type { Query, Sql } from './sql.ts'

type Answered = (error: Error | undefined, result?: QueryResult) => void

let prepared = 0
const names = new Map<string, string>()

/** The same for all connections of a process. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `statement-${(prepared += 1)}`
  names.set(text, name)
  return name
}

/** A migration may change the columns of a statement: it is then prepared anew the next time it runs. */
function forgetOutdated(text: string, error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === '0A000') names.delete(text)
}

/**
 * Lets PostgreSQL parse, and mostly plan, each statement with parameters once per connection, where the library above
 * would have it parsed each time. For a library with few statements: each is kept as long as the connection.
 */
export function prepareStatements(client: PoolClient): void {
  const send = client.query.bind(client)
  const query = (text: unknown, values?: unknown, answered?: Answered) => {
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
      return Reflect.apply(send, client, [text, values, answered])
    const asked = send({ name: nameOf(text), text, values })
    asked.catch((error: unknown) => forgetOutdated(text, error))
    if (answered === undefined) return asked
    asked.then((result) => answered(undefined, result), answered)
  }
  // The library declares an overload for each way it can be called.
  client.query = query as typeof client.query
}

/**
 * The transaction of a command, for statements with numbered parameters that many commands run. The mapper would write
 * the values into their text, which PostgreSQL then has to parse and plan each time.
 */
export function sqlOf(em: EntityManager): Sql {
  return {
    async rows<Row extends object>({ text, values = [] }: Query) {
      const { rows } = await em.getKysely().executeQuery(CompiledQuery.raw(text, values))
      // What a statement returns is known where it is written.
      return rows as Row[]
    },
  }
}

/**
 * What a statement selects of an entity's table, with all its columns, as entities that are saved with the others. One
 * that is loaded already is read anew, so this comes before any change.
 */
export async function findPrepared<Entity extends object>(
  em: EntityManager,
  schema: EntityName<Entity>,
  query: Query,
): Promise<Entity[]> {
  const rows = await sqlOf(em).rows<EntityDictionary<Entity>>(query)
  return rows.map((row) => em.map(schema, row))
}
