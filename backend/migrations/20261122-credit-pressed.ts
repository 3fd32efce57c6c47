import { Migration } from '@mikro-orm/migrations'

/** When somebody pressed to pay a checkout with their credit; every browser of theirs has to see that. */
export class CreditPressed extends Migration {
  override up(): void {
    this.addSql('alter table checkouts add column credit_pressed_at timestamptz')
  }
}
