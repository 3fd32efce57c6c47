import { Migration } from '@mikro-orm/migrations'

/** Removals from the channels, from the moment access was lost to the moment the provider had done it. */
export class Revocations extends Migration {
  override up(): void {
    this.addSql(`
      create table channel_revocations (
        event_id uuid not null,
        channel text not null check (channel in ('telegram', 'discord', 'podcast')),
        account_id uuid not null,
        lost_at timestamptz not null,
        removed_at timestamptz,
        primary key (event_id, channel)
      );
      create index channel_revocations_recent on channel_revocations (lost_at);
      create index channel_revocations_open on channel_revocations (account_id) where removed_at is null;
    `)
  }
}
