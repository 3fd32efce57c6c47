import type { Sql } from '../database/sql.ts'
import type { Log } from '../log/log.ts'
import type { SecretBox } from './secret-box.ts'

/** Where a table keeps secrets in boxes. */
export interface SealedColumn {
  table: string
  /** The primary key, a UUID. */
  key: string
  column: string
  /** What the secret of a row is sealed for; see `SecretBox`. */
  contextOf(key: string): string
}

interface Sealed {
  key: string
  box: string
}

const BATCH = 500

/**
 * Seals anew what is not sealed with the newest key, so that the older ones are not needed any more. A box whose key is
 * lost stays as it is and is reported. Several processes may do it at once.
 */
export async function resealColumn(
  { sql, secrets, log }: { sql: Sql; secrets: SecretBox; log: Log },
  sealed: SealedColumn,
): Promise<void> {
  for (let last: string | null = null; ; ) {
    const found: Sealed[] = await listOld(sql, sealed, { last, newest: secrets.newest })
    const next = found.at(-1)
    if (next === undefined) return
    last = next.key
    const renewed = found.flatMap(({ key, box }) => {
      try {
        const place = sealed.contextOf(key)
        return [{ key, old: box, box: secrets.seal(secrets.open(box, place), place) }]
      } catch (err) {
        log.error({ err, table: sealed.table, key }, 'a secret cannot be opened, and so not sealed anew')
        return []
      }
    })
    await replace(sql, sealed, renewed)
  }
}

function listOld(
  sql: Sql,
  { table, key, column }: SealedColumn,
  { last, newest }: { last: string | null; newest: string },
): Promise<Sealed[]> {
  return sql.rows<Sealed>({
    text: `select ${key} as key, ${column} as box from ${table}
      where not starts_with(${column}, $1) and ($2::uuid is null or ${key} > $2) order by ${key} limit $3`,
    values: [newest, last, BATCH],
  })
}

/** Whatever has changed meanwhile is sealed with a newer key than the one that was read. */
async function replace(
  sql: Sql,
  { table, key, column }: SealedColumn,
  renewed: { key: string; old: string; box: string }[],
): Promise<void> {
  await sql.rows({
    text: `update ${table} set ${column} = renewed.box
      from unnest($1::uuid[], $2::text[], $3::text[]) as renewed (key, old, box)
      where ${table}.${key} = renewed.key and ${table}.${column} = renewed.old`,
    values: [renewed.map((row) => row.key), renewed.map((row) => row.old), renewed.map((row) => row.box)],
  })
}
