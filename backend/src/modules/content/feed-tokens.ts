import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { SealedColumn } from '#platform/secrets/sealed-column'
import { openUnlessLost, type SecretBox } from '#platform/secrets/secret-box'
import type { NewFeed } from './domain/podcast/feed.ts'

const TOKEN_BYTES = 24

/** Where the sealed copies are. */
export const FEED_TOKENS: SealedColumn = {
  table: 'podcast_feeds',
  key: 'id',
  column: 'sealed_token',
  contextOf: (feedId) => `podcast-feed:${feedId}`,
}

/**
 * The secret tokens in the addresses of feeds. The database stores their hashes, and sealed copies to show them again.
 */
export interface FeedTokens {
  /** A feed for a person, with a token of 192 random bits. */
  make(accountId: string): NewFeed
  /** A feed is found by this. */
  hash(token: string): string
  /** Undefined where its key is lost: players that have the address are served all the same. */
  open(feed: { feedId: string; sealedToken: string }): string | undefined
}

export function createFeedTokens(secrets: SecretBox): FeedTokens {
  const hash = (token: string) => createHash('sha256').update(token).digest('hex')
  return {
    hash,
    make(accountId) {
      const feedId = randomUUID()
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      return {
        feedId,
        accountId,
        tokenHash: hash(token),
        sealedToken: secrets.seal(token, FEED_TOKENS.contextOf(feedId)),
      }
    },
    open: ({ feedId, sealedToken }) => openUnlessLost(secrets, sealedToken, FEED_TOKENS.contextOf(feedId)),
  }
}
