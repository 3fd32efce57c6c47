import { Migration } from '@mikro-orm/migrations'

/** What a person is shown of their sessions, and by what they end one. */
export class AccountSessions extends Migration {
  override up(): void {
    this.addSql(`
      alter table sessions
        add column public_id uuid not null default gen_random_uuid(),
        add column user_agent text,
        add column last_used_at timestamptz not null default now();
    `)
  }
}
