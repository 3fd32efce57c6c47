import {
  getPodcast,
  issueFeed as issueCall,
  type Podcast as PodcastAnswer,
  rotateFeed as rotateCall,
} from '@meridian/contracts/http/content/podcast'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { lockReasonUnlessStaff } from '@meridian/contracts/values/new-grants'
import { withAccess } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import type { Principal } from '#platform/sessions/principal'
import { issueFeed } from './commands/podcast/issue-feed.ts'
import { rotateFeed } from './commands/podcast/rotate-feed.ts'
import { heardTiers } from './domain/podcast/feed-access.ts'
import type { Podcast } from './podcast.ts'
import { findSealedFeed } from './queries/podcast/find-feed.ts'
import { listHeardEpisodes } from './queries/podcast/list-heard-episodes.ts'
import { listShows } from './queries/podcast/list-shows.ts'
import { podcastLimits } from './rate-limits.ts'

export interface PodcastRouteParts extends HttpParts {
  podcast: Podcast
}

/** What members hear, and the address of their own feed. */
export function podcastRoutes(route: Route, { sql, commands, podcast, limits }: PodcastRouteParts): void {
  const { rotations } = podcastLimits(limits)

  route(getPodcast, { who: withAccess }, async ({ principal: person, now }) => {
    const [shows, feed, episodes] = await Promise.all([
      listShows(sql),
      findSealedFeed(sql, person.id),
      listHeardEpisodes(sql, heardTiers(person), now),
    ])
    const lockedBecause = lockReasonUnlessStaff(person)
    const holder = { kind: 'member', id: person.id } as const
    return {
      shows,
      feed: presentFeed(podcast, feed, lockedBecause),
      episodes: episodes.map(({ file, bytes: _, publishedAt, ...episode }) => ({
        ...episode,
        publishedAt: publishedAt.toISOString(),
        audioUrl: podcast.links.make(holder, { guid: episode.guid, file }, now),
      })),
    }
  })

  route(issueCall, { who: withAccess }, async ({ principal, actor }) => {
    assertUnlocked(principal)
    const feed = podcast.feedTokens.make(principal.id)
    return { feedUrl: readable(podcast.feedUrl(await commands.run(issueFeed, feed, actor))) }
  })

  route(rotateCall, { who: withAccess, limit: rotations }, async ({ principal, actor }) => {
    assertUnlocked(principal)
    const feed = podcast.feedTokens.make(principal.id)
    await commands.run(rotateFeed, feed, actor)
    return { feedUrl: readable(podcast.feedUrl(feed)) }
  })
}

function presentFeed(
  podcast: Podcast,
  feed: { feedId: string; sealedToken: string } | undefined,
  lockedBecause: string | null,
): PodcastAnswer['feed'] {
  if (feed === undefined) return { state: 'none', feedUrl: null, lockedBecause }
  const feedUrl = podcast.feedUrl(feed)
  const state = feedUrl === null ? 'unreadable' : 'open'
  return { state, feedUrl: lockedBecause === null ? feedUrl : null, lockedBecause }
}

/** Throws `conflict` for an address that cannot be shown. */
function readable(feedUrl: string | null): string {
  if (feedUrl !== null) return feedUrl
  throw new DomainError(
    'conflict',
    'The address of your feed cannot be shown any more. Players that have it go on. Make a new address to have one again: it ends this one.',
  )
}

/** Throws `forbidden`, with the reason, for somebody who may not be given an address now. */
function assertUnlocked(person: Principal): void {
  const reason = lockReasonUnlessStaff(person)
  if (reason !== null) throw new DomainError('forbidden', reason)
}
