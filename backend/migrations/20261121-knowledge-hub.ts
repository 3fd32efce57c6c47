import { Migration } from '@mikro-orm/migrations'

/** Pages of the knowledge hub, how they were harvested, and what paces the calls to providers. */
export class KnowledgeHub extends Migration {
  override up(): void {
    this.addSql(`
      create table leases (name text primary key, holder uuid not null, held_until timestamptz not null);
      create table provider_paces (provider text primary key, next_at timestamptz not null);
    `)
    this.addSql(`
      create table notion_sources (
        id uuid primary key,
        database_id uuid not null,
        title text not null,
        purpose text not null check (purpose in ('pages', 'members')),
        fields jsonb not null,
        edited_until timestamptz,
        walked_at timestamptz
      );
      create table notion_pages (
        id uuid primary key,
        source_id uuid not null,
        title text not null,
        url text,
        level text,
        tier text,
        created_at timestamptz not null,
        edited_at timestamptz not null,
        seen_in_harvest uuid not null
      );
      create index notion_pages_by_source on notion_pages (source_id);
      create index notion_pages_with_level on notion_pages (title) where level is not null;
      create index notion_pages_of_tier on notion_pages (tier, created_at) where tier is not null;
    `)
    this.addSql(`
      create table notion_harvests (
        id uuid primary key,
        state text not null check (state in ('running', 'done', 'failed')),
        planned boolean not null default false,
        started_at timestamptz not null,
        finished_at timestamptz,
        seen int not null default 0,
        changed int not null default 0,
        removed int not null default 0,
        error text,
        version int not null default 1
      );
      create unique index notion_harvests_one_at_a_time on notion_harvests (state) where state = 'running';
      create index notion_harvests_latest on notion_harvests (started_at desc);
      create table notion_harvest_steps (
        harvest_id uuid not null,
        source_id uuid not null,
        walk text not null check (walk in ('all', 'changed', 'trash', 'missing')),
        position int not null,
        cursor text,
        edited_until timestamptz,
        done boolean not null default false,
        version int not null default 1,
        primary key (harvest_id, source_id, walk)
      );
    `)
  }
}
