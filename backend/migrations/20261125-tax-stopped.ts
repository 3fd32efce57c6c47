import { Migration } from '@mikro-orm/migrations'

/** Whether staff were told that the provider calculates no tax for a membership any more. */
export class TaxStopped extends Migration {
  override up(): void {
    this.addSql('alter table memberships add column tax_stopped boolean not null default false')
  }
}
