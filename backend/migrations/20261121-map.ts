import { Migration } from '@mikro-orm/migrations'

/** The map of the members: who is where, coarsely, and how many there are in each cell of some grids (ADR 019). */
export class MemberMap extends Migration {
  override up(): void {
    this.addSql(`
      create extension if not exists pg_trgm with schema public;
      create table read.map_members (
        account_id uuid primary key,
        username text,
        role text not null,
        tier text not null,
        has_access boolean not null,
        city text,
        country text,
        latitude float8,
        longitude float8,
        shared_at timestamptz,
        visible boolean not null,
        sort_name text,
        search_text text
      );
      create index on read.map_members (shared_at desc, account_id) where visible;
      create index on read.map_members (sort_name, account_id) where visible;
      create index on read.map_members (country, sort_name, account_id) where visible;
      create index on read.map_members using gist (point(longitude, latitude)) where visible;
      create index on read.map_members using gin (search_text public.gin_trgm_ops) where visible;
    `)
    // Sums are whole hundredths of a degree: whatever the order of additions, they come to the same.
    this.addSql(`
      create table read.map_cells (
        size smallint not null,
        x smallint not null,
        y smallint not null,
        tier text not null,
        country text not null,
        members int not null,
        sum_latitude bigint not null,
        sum_longitude bigint not null,
        primary key (size, x, y, tier, country)
      ) with (fillfactor = 80);
      create table read.map_countries (
        country text primary key,
        members int not null
      ) with (fillfactor = 80);
      create table read.map_counters (
        only_row boolean primary key default true check (only_row),
        members int not null,
        countries int not null
      );
    `)
  }
}
