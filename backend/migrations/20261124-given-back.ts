import { Migration } from '@mikro-orm/migrations'

/** When staff gave a second payment back, beside when it went back in whatever way. */
export class GivenBack extends Migration {
  override up(): void {
    this.addSql('alter table second_subscriptions add column given_back_at timestamptz')
  }
}
