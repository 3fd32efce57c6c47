import { Migration } from '@mikro-orm/migrations'

/** By whom payments are looked for. Built while checkouts are written, so it is apart from what runs in a transaction. */
export class CheckoutsByAccount extends Migration {
  override up(): void {
    this.addSql(
      'create index concurrently if not exists checkouts_by_account on checkouts (account_id) where account_id is not null',
    )
  }

  override isTransactional(): boolean {
    return false
  }
}
