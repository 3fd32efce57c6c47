import { Migration } from '@mikro-orm/migrations'

/**
 * A membership remembers every dispute that staff were told of, those of changes of plan as well. The column for the one of the
 * period stays until no running version writes it.
 */
export class Disputes extends Migration {
  override up(): void {
    this.addSql(`alter table memberships add column disputes jsonb not null default '[]'`)
  }
}
