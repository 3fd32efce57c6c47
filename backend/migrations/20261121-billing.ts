import { Migration } from '@mikro-orm/migrations'

/** What a membership has to remember of its payments, so that each is told of once. */
export class Billing extends Migration {
  override up(): void {
    this.addSql(`
      alter table memberships
        add column cancel_at timestamptz,
        add column refunded_invoice_id text,
        add column disputed_invoice_id text,
        add column renewal_announced_for timestamptz
    `)
    this.addSql(`
      create table membership_payments (
        invoice_id text primary key,
        account_id uuid not null,
        amount int not null,
        tax int not null,
        currency text not null,
        paid_at timestamptz not null
      );
      create table second_subscriptions (
        subscription_id text primary key,
        account_id uuid not null,
        kept_subscription_id text not null,
        found_at timestamptz not null,
        refunded_at timestamptz
      );
      create index membership_payments_by_account on membership_payments (account_id, paid_at desc);
    `)
    this.addSql(`
      create index memberships_to_announce on memberships (current_period_end)
        where status = 'active' and cancel_at is null
    `)
  }
}
