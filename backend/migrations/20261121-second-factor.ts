import { Migration } from '@mikro-orm/migrations'

/** Codes of an authenticator app beside the password, and codes for the day the app is lost. */
export class SecondFactor extends Migration {
  override up(): void {
    this.addSql(`
      alter table accounts add column second_factor_at timestamptz;
      create table second_factors (
        account_id uuid primary key references accounts on delete cascade,
        sealed text not null,
        last_step int
      );
      create table backup_codes (
        account_id uuid not null references accounts on delete cascade,
        code_hash text not null,
        used_at timestamptz,
        primary key (account_id, code_hash)
      );
    `)
  }
}
