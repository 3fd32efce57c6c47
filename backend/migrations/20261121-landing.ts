import { Migration } from '@mikro-orm/migrations'

/** The start page: what is being written, and everything that was published. */
export class Landing extends Migration {
  override up(): void {
    this.addSql(`
      create table landing_draft (
        id int primary key check (id = 1),
        content jsonb not null,
        restored_from int,
        edited_at timestamptz not null,
        edited_by text not null,
        version int not null default 1
      );
      create table landing_versions (
        number int primary key,
        content jsonb not null,
        published_at timestamptz not null,
        published_by text not null
      );
    `)
  }
}
