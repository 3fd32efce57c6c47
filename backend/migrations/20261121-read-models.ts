import { Migration } from '@mikro-orm/migrations'

/** The first read models; each can be dropped and rebuilt from the journal. */
export class ReadModels extends Migration {
  override up(): void {
    this.addSql(`
      create table read.directory (
        account_id uuid primary key,
        username text,
        email text,
        role text not null default 'member',
        tier text not null default 'none',
        status text not null default 'none',
        joined_at timestamptz not null,
        member_since timestamptz
      );
      create index on read.directory (joined_at desc, account_id);
      create index on read.directory (member_since desc, account_id) where member_since is not null;

      create table read.paying_members (
        account_id uuid primary key,
        yearly_price_cents int not null,
        paying boolean not null
      );
      create table read.headline (
        only_row boolean primary key default true check (only_row),
        member_count int not null,
        yearly_revenue_cents bigint not null
      );
      create table read.checkout_days (
        day date primary key,
        begun int not null,
        completed int not null
      );
    `)
  }
}
