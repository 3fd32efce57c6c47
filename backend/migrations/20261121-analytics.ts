import { Migration } from '@mikro-orm/migrations'

/**
 * The figures of the community by day (UTC) and by month of joining. They take the place of the first read model of
 * payments, which knew no days.
 */
export class Analytics extends Migration {
  override up(): void {
    this.addSql(`
      drop table read.headline;
      drop table read.paying_members;
      create table read.paying_members (
        account_id uuid primary key,
        yearly_price_cents int not null,
        paying boolean not null,
        cohort date
      );
      create table read.member_days (
        day date primary key,
        joined int not null,
        returned int not null,
        upgraded int not null,
        downgraded int not null,
        lost int not null,
        joined_cents bigint not null,
        returned_cents bigint not null,
        upgraded_cents bigint not null,
        downgraded_cents bigint not null,
        lost_cents bigint not null,
        members int not null,
        yearly_cents bigint not null
      );
      create table read.cohorts (
        cohort date primary key,
        joined int not null,
        net int[] not null
      );
      truncate read.checkout_days;
      alter table read.checkout_days add column activated int not null;
      create table read.referral_days (
        day date primary key,
        named int not null,
        credited int not null,
        refused int not null,
        withdrawn int not null
      );
      create table read.integration_states (
        integration text primary key,
        status text not null
      );
      delete from projection_checkpoints where projection in ('headline', 'checkout-days');
    `)
  }
}
