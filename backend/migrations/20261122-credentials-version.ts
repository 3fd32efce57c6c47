import { Migration } from '@mikro-orm/migrations'

/** Counts what an account was opened by: a sign-in that began with what has changed since comes to nothing. */
export class CredentialsVersion extends Migration {
  override up(): void {
    this.addSql('alter table accounts add column credentials_version int not null default 1')
  }
}
