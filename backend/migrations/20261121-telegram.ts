import { Migration } from '@mikro-orm/migrations'

/** Whose Telegram account is whose, the links by which they come in, and who is in the channel. */
export class Telegram extends Migration {
  override up(): void {
    this.addSql(`
      create table telegram_links (
        account_id uuid primary key,
        telegram_user_id text not null,
        linked_at timestamptz not null,
        proven_at timestamptz,
        version int not null default 1
      );
      create unique index telegram_links_proven on telegram_links (telegram_user_id)
        where proven_at is not null;
      create index telegram_links_claims on telegram_links (telegram_user_id);
      create table telegram_codes (
        code_hash text primary key,
        account_id uuid not null,
        expires_at timestamptz not null,
        used_by text
      );
      create index telegram_codes_of_account on telegram_codes (account_id);
      create index telegram_codes_by_end on telegram_codes (expires_at);
    `)
    this.addSql(`
      create table telegram_invites (
        invite_link text primary key,
        chat_id text not null,
        account_id uuid not null,
        telegram_user_id text not null,
        made_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        closed_at timestamptz,
        revoked_at timestamptz
      );
      create index telegram_invites_of_account on telegram_invites (account_id, made_at);
      create index telegram_invites_to_revoke on telegram_invites (account_id)
        where closed_at is not null and revoked_at is null;
    `)
    this.addSql(`
      create table telegram_roster (
        chat_id text not null,
        telegram_user_id text not null,
        status text not null
          check (status in ('creator', 'administrator', 'member', 'restricted', 'left', 'kicked')),
        by_us boolean not null,
        since timestamptz not null,
        update_id bigint not null,
        looked_at timestamptz not null,
        primary key (chat_id, telegram_user_id)
      );
      create index telegram_roster_present on telegram_roster (chat_id, telegram_user_id)
        where status in ('member', 'restricted');
      create table telegram_chats (
        telegram_user_id text primary key,
        may_write boolean not null,
        changed_at timestamptz not null
      );
    `)
  }
}
