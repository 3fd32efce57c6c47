import { Migration } from '@mikro-orm/migrations'

/** Settings and health of the integrations. */
export class Integrations extends Migration {
  override up(): void {
    this.addSql(`
      create table integration_settings (
        integration text primary key,
        sealed text not null,
        changed_at timestamptz not null,
        version int not null default 1
      );
      create table integration_health (
        integration text primary key,
        status text not null check (status in ('active', 'error', 'inactive')),
        last_success_at timestamptz,
        last_error_at timestamptz,
        last_error text,
        version int not null default 1
      );
    `)
  }
}
