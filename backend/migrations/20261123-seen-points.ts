import { Migration } from '@mikro-orm/migrations'

/** At which point others saw each member last, so that it can stay where it is while they move by metres (ADR 018). */
export class SeenPoints extends Migration {
  override up(): void {
    this.addSql(
      'alter table member_locations add column seen_latitude float8, add column seen_longitude float8',
    )
  }
}
