import { Migration } from '@mikro-orm/migrations'

/** Forgets who those were whose payment came to nothing before that was done as it did. */
export class GuestsWhoNeverPaid extends Migration {
  override up(): void {
    this.addSql(`
      update checkouts set email = null, username = null
      where state = 'expired' and (email is not null or username is not null)
    `)
  }
}
