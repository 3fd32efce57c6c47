import { Migration } from '@mikro-orm/migrations'

/** By when people joined who were invited. Built while the projection writes, so it is apart from what runs in a transaction. */
export class LatestReferrals extends Migration {
  override up(): void {
    this.addSql(
      'create index concurrently if not exists referrers_by_credit on read.referrers (credited_at desc, referred_by desc) where referred_by is not null',
    )
  }

  override isTransactional(): boolean {
    return false
  }
}
