import { ConcurrentIndex } from './concurrent-index.ts'

/** By when people joined who were invited. Built while the projection writes. */
export class LatestReferrals extends ConcurrentIndex {
  protected override readonly schema = 'read'
  protected override readonly index = 'referrers_by_credit'
  protected override readonly on =
    'read.referrers (credited_at desc, referred_by desc) where referred_by is not null'
}
