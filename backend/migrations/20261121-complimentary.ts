import { Migration } from '@mikro-orm/migrations'

/** Memberships that are given: until when, which end was announced, and the subscription from before. */
export class Complimentary extends Migration {
  override up(): void {
    this.addSql(`
      alter table memberships
        add column complimentary_until timestamptz,
        add column complimentary_end_announced_for timestamptz,
        add column former_subscription_id text;
      create index memberships_complimentary on memberships (complimentary_until)
        where complimentary_until is not null
    `)
  }
}
