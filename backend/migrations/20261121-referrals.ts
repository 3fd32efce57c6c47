import { Migration } from '@mikro-orm/migrations'

/** Who invites whom. */
export class Referrals extends Migration {
  override up(): void {
    this.addSql(`
      create table referral_codes (
        account_id uuid primary key,
        code text not null unique,
        given_at timestamptz not null
      );
      create table referrals (
        checkout_id uuid primary key references checkouts,
        owner_id uuid not null,
        from_owners_browser boolean not null,
        state text not null check (state in ('invited', 'credited', 'refused', 'withdrawn')),
        refusal text,
        member_id uuid,
        named_at timestamptz not null,
        decided_at timestamptz,
        version int not null default 1
      );
      create unique index referrals_credited_once on referrals (member_id) where state in ('credited', 'withdrawn');
      create index checkouts_by_member on checkouts (member_id, browser_id) where member_id is not null;
    `)
    this.addSql(`
      create table read.referrers (
        account_id uuid primary key,
        username text,
        code text,
        invited int not null default 0,
        joined int not null default 0,
        referred_by uuid,
        credited_at timestamptz
      );
      create index on read.referrers ((-joined), (-invited), account_id) where code is not null;
      create index on read.referrers (lower(username) text_pattern_ops) where code is not null;
      create index on read.referrers (code text_pattern_ops) where code is not null;
      create index on read.referrers (code text_pattern_ops) where code is not null;
      create index on read.referrers (referred_by, credited_at desc) where referred_by is not null;
    `)
  }
}
