import { Migration } from '@mikro-orm/migrations'

/** What was written about each member to the members' database of the content workspace. */
export class MemberPages extends Migration {
  override up(): void {
    this.addSql(`
      create table notion_member_pages (
        account_id uuid primary key,
        source_id uuid not null,
        page_id uuid not null,
        written jsonb not null,
        written_at timestamptz not null
      );
    `)
    // What counts is when the last look began, not what was edited last: many pages may have been edited at once.
    this.addSql(`
      alter table notion_sources rename column edited_until to known_until;
      alter table notion_harvest_steps drop column edited_until;
    `)
  }
}
