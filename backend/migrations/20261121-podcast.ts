import { Migration } from '@mikro-orm/migrations'

/** Shows, recordings and episodes, each member's own feed, and from how many places it is asked for. */
export class Podcast extends Migration {
  override up(): void {
    this.addSql(`
      create table podcast_shows (
        position int primary key check (position between 1 and 3),
        title text not null,
        url text not null,
        provider text not null,
        embed_url text not null
      );
      create table podcast_recordings (
        file text primary key,
        mime_type text not null,
        bytes int not null check (bytes > 0),
        duration_seconds int not null check (duration_seconds > 0),
        uploaded_at timestamptz not null
      );
      create table podcast_episodes (
        guid uuid primary key,
        title text not null,
        description text not null,
        published_at timestamptz not null,
        required_tier text not null check (required_tier in ('basic', 'pro', 'enterprise')),
        file text not null references podcast_recordings (file),
        withdrawn_at timestamptz,
        version int not null default 1
      );
      create index podcast_episodes_published on podcast_episodes (published_at desc, guid);
    `)
    this.addSql(`
      create table podcast_feeds (
        id uuid primary key,
        account_id uuid not null,
        token_hash text not null unique,
        sealed_token text,
        issued_at timestamptz not null,
        retired_at timestamptz,
        closed_at timestamptz,
        etag text,
        modified_at timestamptz,
        version int not null default 1,
        check ((retired_at is null) = (sealed_token is not null))
      );
      create unique index podcast_feeds_in_use on podcast_feeds (account_id) where retired_at is null;
      create table podcast_feed_visits (
        feed_id uuid not null references podcast_feeds (id),
        address text not null,
        seen_at timestamptz not null,
        primary key (feed_id, address)
      );
      create index podcast_feed_visits_seen on podcast_feed_visits (seen_at);
      create table podcast_feed_flags (
        feed_id uuid not null references podcast_feeds (id),
        day text not null,
        addresses int not null,
        raised_at timestamptz not null,
        primary key (feed_id, day)
      );
      create index podcast_feed_flags_raised on podcast_feed_flags (raised_at);
    `)
  }
}
