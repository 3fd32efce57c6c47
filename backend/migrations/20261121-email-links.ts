import { Migration } from '@mikro-orm/migrations'

/** Whose address is known to be theirs, and the mailed links that show it. */
export class EmailLinks extends Migration {
  override up(): void {
    this.addSql(`
      alter table accounts add column email_verified_at timestamptz;
      create table email_links (
        id uuid primary key,
        account_id uuid not null references accounts on delete cascade,
        email text not null,
        email_key text not null,
        made_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index email_links_of_account on email_links (account_id, made_at);
    `)
  }
}
