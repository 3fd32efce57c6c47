import { Migration } from '@mikro-orm/migrations'

/** Forgets the names and addresses of guests whose payment came to nothing before this version, which does so at once. */
export class GuestsWhoNeverPaid extends Migration {
  override up(): void {
    this.addSql(`
      update checkouts set email = null, username = null
      where state = 'expired' and (email is not null or username is not null)
    `)
  }
}
