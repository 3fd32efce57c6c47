import { Migration } from '@mikro-orm/migrations'

/** Until when a second subscription was paid for, and when one ended with nothing to give back. */
export class PaidUntil extends Migration {
  override up(): void {
    this.addSql(`alter table second_subscriptions
      add column paid_until timestamptz, add column ended_at timestamptz`)
  }
}
