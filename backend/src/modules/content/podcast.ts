import type { CommandRunner } from '#platform/command-runner'
import type { Sql } from '#platform/database/sql'
import type { SecretBox } from '#platform/secrets/secret-box'
import type { SignedTokens } from '#platform/secrets/signed-token'
import type { LoadPrincipals } from '#platform/sessions/principal'
import { createAudioLinks } from './audio-links.ts'
import { createFeedReader, type FeedSite } from './feed-reader.ts'
import { createFeedTokens } from './feed-tokens.ts'
import { createVisitRecorder } from './feed-visits.ts'
import { createRecordingFiles } from './gateways/recording-files.ts'

/** Everything that the podcast needs beside its tables. */
export type Podcast = ReturnType<typeof createPodcast>

export function createPodcast(parts: {
  sql: Sql
  commands: CommandRunner
  tokens: SignedTokens
  secrets: SecretBox
  loadPrincipals: LoadPrincipals
  /** The secret from which the daily keys for addresses are made. */
  placeSecret: string
  mediaDir: string
  site: FeedSite
}) {
  const links = createAudioLinks(parts.tokens)
  const feedTokens = createFeedTokens(parts.secrets)
  return {
    links,
    feedTokens,
    files: createRecordingFiles(parts.mediaDir),
    recordVisit: createVisitRecorder(parts),
    feeds: createFeedReader({ ...parts, links, feedTokens }),
    /** Null where nobody can read it any more. */
    feedUrl(feed: { feedId: string; sealedToken: string }): string | null {
      const token = feedTokens.open(feed)
      return token === undefined ? null : `${parts.site.publicUrl}/feeds/${token}`
    },
  }
}
