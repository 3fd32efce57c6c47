import { Migration } from '@mikro-orm/migrations'

/** What has to be remembered of payments that nobody is a member by. */
export class PaymentsWithoutAMember extends Migration {
  override up(): void {
    this.addSql(`alter table checkouts add column disputes jsonb not null default '[]'`)
    this.addSql('alter table membership_claims add column reported_at timestamptz')
  }
}
