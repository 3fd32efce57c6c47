import { Migration } from '@mikro-orm/migrations'

/** Tiers, checkouts, memberships, claims. */
export class Membership extends Migration {
  override up(): void {
    this.addSql(`
      create table tiers (
        id text primary key,
        name text not null,
        description text not null,
        yearly_price_cents int not null check (yearly_price_cents >= 0),
        version int not null default 1
      );
      create table checkouts (
        id uuid primary key,
        browser_id uuid not null,
        offer text not null check (offer in ('tier', 'annual')),
        account_id uuid,
        tier text not null,
        yearly_price_cents int not null,
        state text not null check (state in ('begun', 'paid', 'completed', 'claimable', 'expired')),
        email text,
        username text,
        referral_code text,
        stripe_customer_id text unique,
        stripe_subscription_id text unique,
        stripe_payment_intent_id text unique,
        current_period_end timestamptz,
        member_id uuid,
        signed_in_at timestamptz,
        begun_at timestamptz not null,
        version int not null default 1
      );
      create index checkouts_by_browser on checkouts (browser_id, begun_at);
      create table memberships (
        account_id uuid primary key,
        status text not null check (status in ('none', 'active', 'payment_failed', 'canceled')),
        tier text not null check (tier in ('none', 'basic', 'pro', 'enterprise')),
        yearly_price_cents int not null,
        grace_period_end timestamptz,
        payment_failure_count int not null default 0,
        access_ended_at timestamptz,
        current_period_end timestamptz,
        stripe_customer_id text unique,
        stripe_subscription_id text unique,
        version int not null default 1
      );
      create index memberships_in_grace on memberships (grace_period_end)
        where status = 'payment_failed' and access_ended_at is null;
      create table membership_claims (
        checkout_id uuid primary key references checkouts,
        account_id uuid not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create table billing_reads (
        customer_id text primary key,
        begun bigint not null,
        applied bigint not null default 0,
        closed bigint not null default 0
      );
    `)
    // What the one query of every request may know of a membership (ADR 003).
    this.addSql(`
      create view membership_standing as
        select account_id, status, tier, grace_period_end, payment_failure_count from memberships;
    `)
  }
}
