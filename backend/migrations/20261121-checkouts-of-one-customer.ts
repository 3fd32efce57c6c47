import { Migration } from '@mikro-orm/migrations'

/** Somebody who comes back is the customer they were, so one customer can have more than one checkout. */
export class CheckoutsOfOneCustomer extends Migration {
  override up(): void {
    this.addSql(`
      alter table checkouts drop constraint checkouts_stripe_customer_id_key;
      create index checkouts_by_customer on checkouts (stripe_customer_id);
    `)
  }
}
