import { ConcurrentIndex } from './concurrent-index.ts'

/** By whom payments are looked for. */
export class CheckoutsByAccount extends ConcurrentIndex {
  protected override readonly index = 'checkouts_by_account'
  protected override readonly on = 'checkouts (account_id) where account_id is not null'
}
