import { Migration } from '@mikro-orm/migrations'

/** Builds an index while its table is written: apart from what runs in a transaction, where PostgreSQL refuses to. */
export abstract class ConcurrentIndex extends Migration {
  /** Where its table is. */
  protected readonly schema: string = 'public'
  protected abstract readonly index: string
  /** The table and its columns, and what else `create index` is told. */
  protected abstract readonly on: string

  override async up(): Promise<void> {
    // A building that broke off leaves an index that has the name, is written, and is never read.
    const name = `${this.schema}.${this.index}`
    const unfinished = await this.execute(
      'select indexrelid from pg_index where indexrelid = to_regclass(?) and not indisvalid',
      [name],
    )
    if (unfinished.length > 0) this.addSql(`drop index concurrently ${name}`)
    this.addSql(`create index concurrently if not exists ${this.index} on ${this.on}`)
  }

  override isTransactional(): boolean {
    return false
  }
}
