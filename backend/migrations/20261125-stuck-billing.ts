import { Migration } from '@mikro-orm/migrations'

/** Until when a membership is paid, and the invoice that cannot be billed; both unknown until the next look. */
export class StuckBilling extends Migration {
  override up(): void {
    this.addSql('alter table memberships add column paid_until timestamptz, add column stuck_invoice_id text')
  }
}
