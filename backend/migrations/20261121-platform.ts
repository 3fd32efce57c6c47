import { Migration } from '@mikro-orm/migrations'

/** Journal, relay, inbox, checkpoints, sessions: what every module stands on. */
export class Platform extends Migration {
  override up(): void {
    this.addSql(`
      create table domain_events (
        position bigint generated always as identity primary key,
        tx xid8 not null default pg_current_xact_id(),
        id uuid not null unique,
        type text not null,
        version int not null,
        payload jsonb not null,
        personal jsonb,
        occurred_at timestamptz not null,
        correlation_id text not null,
        causation_id uuid,
        actor text not null
      );
      create index domain_events_in_order on domain_events (tx, position);
      create index domain_events_by_type on domain_events (type, position);
      create index domain_events_by_account on domain_events ((payload ->> 'accountId'), position)
        where payload ? 'accountId';
    `)
    // History is never rewritten. The one change allowed is to forget who somebody was.
    this.addSql(`
      create function keep_history() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.personal is null
          and (to_jsonb(new) - 'personal') = (to_jsonb(old) - 'personal') then
          return new;
        end if;
        raise exception 'domain_events is append-only';
      end $$;
      create trigger domain_events_append_only before update or delete on domain_events
        for each row execute function keep_history();
    `)
    this.addSql(`
      create table relay_pending (position bigint primary key);
      create table inbox (
        consumer text not null,
        message_id uuid not null,
        handled_at timestamptz not null default now(),
        primary key (message_id, consumer)
      );
      create table consumer_watermarks (consumer text primary key, position bigint not null);
      create table projection_checkpoints (
        projection text primary key,
        tx xid8 not null,
        position bigint not null
      );
      create schema read;
    `)
    this.addSql(
      'create table rate_limits (key varchar(255) primary key, points int not null default 0, expire bigint)',
    )
    this.addSql(`
      create table provider_notifications (
        provider text not null,
        id text not null,
        type text not null,
        body jsonb not null,
        received_at timestamptz not null default now(),
        primary key (provider, id)
      );
    `)
  }
}
