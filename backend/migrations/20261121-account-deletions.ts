import { Migration } from '@mikro-orm/migrations'

/** Whose account was deleted, and whether everything that told who they were is gone (ADR 025). */
export class AccountDeletions extends Migration {
  override up(): void {
    this.addSql(`
      create table account_deletions (
        account_id uuid primary key,
        deleted_at timestamptz not null,
        forgotten_at timestamptz
      );
      create index account_deletions_recent on account_deletions (deleted_at);
    `)
  }
}
