import { ConcurrentIndex } from './concurrent-index.ts'

/** Those of one account are counted before one more is mailed, used up together, and go with the account. */
export class PasswordLinksByAccount extends ConcurrentIndex {
  protected override readonly index = 'password_links_by_account'
  protected override readonly on = 'password_links (account_id)'
}
