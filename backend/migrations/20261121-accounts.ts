import { Migration } from '@mikro-orm/migrations'

/** Who people are and how they sign in. */
export class Accounts extends Migration {
  override up(): void {
    this.addSql(`
      create table accounts (
        id uuid primary key,
        username text not null,
        username_key text not null unique,
        email text not null,
        email_key text not null unique,
        password_hash text,
        role text not null check (role in ('member', 'staff', 'admin')),
        suspended_at timestamptz,
        joined_at timestamptz not null,
        last_active_at timestamptz not null,
        version int not null default 1
      );
      create table checkout_buyers (
        checkout_id uuid primary key,
        account_id uuid not null references accounts on delete cascade,
        known_before boolean not null
      );
      create table password_links (
        id uuid primary key,
        account_id uuid not null references accounts on delete cascade,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create table sessions (
        id bytea primary key,
        account_id uuid references accounts on delete cascade,
        data jsonb not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index sessions_by_account on sessions (account_id);
      create index sessions_by_expiry on sessions (expires_at);
    `)
  }
}
