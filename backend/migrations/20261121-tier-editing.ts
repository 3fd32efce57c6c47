import { Migration } from '@mikro-orm/migrations'

/** What the admin says of a tier beside its name and price. */
export class TierEditing extends Migration {
  override up(): void {
    this.addSql(`
      alter table tiers
        add column features jsonb not null default '[]',
        add column place int not null default 1,
        add column active boolean not null default true
    `)
  }
}
