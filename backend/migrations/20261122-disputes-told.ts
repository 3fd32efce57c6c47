import { Migration } from '@mikro-orm/migrations'

/** Which disputes staff were told of before. It looks through the whole table, so it is apart from what locks it. */
export class DisputesTold extends Migration {
  override up(): void {
    this.addSql(`
      update memberships set disputes = jsonb_build_array(jsonb_build_object(
        'invoiceId', disputed_invoice_id, 'lost', disputed_invoice_id is not distinct from refunded_invoice_id))
      where disputed_invoice_id is not null
    `)
  }
}
