import { Migration } from '@mikro-orm/migrations'

/** Which Discord account is whose, and which roles it was given. */
export class Discord extends Migration {
  override up(): void {
    this.addSql(`
      create table discord_links (
        account_id uuid primary key,
        discord_user_id text not null unique,
        linked_at timestamptz not null,
        given jsonb not null,
        problem text,
        stale boolean not null,
        version int not null default 1
      );
      create index discord_links_stale on discord_links (account_id) where stale;
    `)
  }
}
