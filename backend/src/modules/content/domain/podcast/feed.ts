/** A feed that could be given: its token has already been made and sealed. */
export interface NewFeed {
  feedId: string
  accountId: string
  tokenHash: string
  sealedToken: string
}
