/** A feed that could be given: its token is made and sealed already. */
export interface NewFeed {
  feedId: string
  accountId: string
  tokenHash: string
  sealedToken: string
}
