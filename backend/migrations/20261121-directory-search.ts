import { Migration } from '@mikro-orm/migrations'

/** The directory can be searched by any part of a name or an address, put in order by name, and counted. */
export class DirectorySearch extends Migration {
  override up(): void {
    this.addSql(`
      create extension if not exists pg_trgm with schema public;
      alter table read.directory
        add column sort_name text generated always as (lower(username)) stored,
        add column search_all text generated always as (lower(username || ' ' || email)) stored;
      create index on read.directory (sort_name, account_id) where username is not null;
      create index on read.directory using gin (sort_name public.gin_trgm_ops);
      create index on read.directory using gin (search_all public.gin_trgm_ops);

      create table read.directory_counts (
        tier text not null,
        status text not null,
        people int not null,
        primary key (tier, status)
      );
    `)
  }
}
