import type { EntityDictionary, EntityManager, EntityName } from '@mikro-orm/postgresql'
import { CompiledQuery } from 'kysely'
import type { PoolClient, QueryResult } from 'pg'
import { allSettled } from '../settled.ts'
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
 * the values into their text, which PostgreSQL then has to parse and plan each time. Statements that are asked for
 * together are sent together, in that order, where the library would wait for the answer to each. Only within a
 * transaction, which holds its connection until all have answered.
 */
export function sqlOf(em: EntityManager): Sql {
  return {
    async rows<Row extends object>({ text, values = [] }: Query) {
      const executor = em.getKysely().getExecutor()
      const { answer } = await executor.provideConnection(async (connection) => ({
        answer: connection.executeQuery(CompiledQuery.raw(text, values)),
      }))
      // What a statement returns is known where it is written.
      return (await answer).rows as Row[]
    },
  }
}

/**
 * Several such statements, on which PostgreSQL works one after the other: nobody waits for an answer in between. Each
 * sees what was committed when it began. Throws what the first that failed has thrown; those behind it have not run.
 */
export function rowsAtOnce(em: EntityManager, queries: readonly Query[]): Promise<object[][]> {
  const sql = sqlOf(em)
  return allSettled(queries.map((query) => sql.rows(query)))
}

/**
 * What a statement has selected of an entity's table, with all its columns, as entities that are saved with the others. One
 * that is loaded already is read anew, so this comes before any change.
 */
export function entitiesOf<Entity extends object>(
  em: EntityManager,
  schema: EntityName<Entity>,
  rows: readonly object[] = [],
): Entity[] {
  return rows.map((row) => em.map(schema, row as EntityDictionary<Entity>))
}
