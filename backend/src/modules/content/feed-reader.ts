import { createHash } from 'node:crypto'
import { mayEnter } from '@meridian/contracts/values/access'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { getContact } from '#modules/accounts'
import type { CommandRunner } from '#platform/command-runner'
import type { Sql } from '#platform/database/sql'
import type { LoadPrincipals, Principal } from '#platform/sessions/principal'
import type { AudioLink, AudioLinks } from './audio-links.ts'
import { closeFeed } from './commands/podcast/close-feed.ts'
import { recordServedFeed } from './commands/podcast/record-served-feed.ts'
import { closingNotice, heardTiers } from './domain/podcast/feed-access.ts'
import { type FeedItem, feedDocument } from './domain/podcast/feed-document.ts'
import { type FeedSite, feedChannel, NOTICE } from './feed-site.ts'
import type { FeedTokens } from './feed-tokens.ts'
import { type FeedRow, findFeedById, findFeedByToken } from './queries/podcast/find-feed.ts'
import {
  type EpisodeRow,
  findHeardEpisode,
  listHeardEpisodes,
} from './queries/podcast/list-heard-episodes.ts'

export type { FeedSite } from './feed-site.ts'

/** A feed as it is sent. */
export interface ServedFeed {
  feed: { feedId: string; accountId: string }
  document: string
  etag: string
  modifiedAt: Date
}

/**
 * Answers players, which have no session: whoever has the address is treated as its member, with the access they have
 * now.
 */
export interface FeedReader {
  /** Throws `not-found` for a token that never existed, `gone` for one that was replaced. */
  read(token: string, now: Date): Promise<ServedFeed>
  /** The recording behind a link. Throws `not-found`, `gone`, `forbidden`. */
  recordingOf(
    linkName: string,
    now: Date,
  ): Promise<{ episode: EpisodeRow; feed: { feedId: string; accountId: string } | null }>
}

interface Parts {
  sql: Sql
  commands: CommandRunner
  loadPrincipals: LoadPrincipals
  links: AudioLinks
  feedTokens: FeedTokens
  site: FeedSite
}

const UNKNOWN = 'There is no such feed. Copy the address again from the portal.'
const REPLACED = 'This feed has a new address. Copy it from the portal.'
const NO_RECORDING = 'There is no such recording.'

export function createFeedReader(parts: Parts): FeedReader {
  const { sql, commands, links, feedTokens, site } = parts
  const ownerOf = ownerFinder(parts)

  async function itemsOf(feed: FeedRow, owner: Owner, now: Date): Promise<FeedItem[]> {
    if (owner === 'suspended' || !mayEnter(owner, now)) {
      const { accountId } = feed
      const closedAt = feed.closedAt ?? (await commands.run(closeFeed, { accountId }, `feed:${feed.feedId}`))
      return [closingItem(feed, owner, closedAt, site)]
    }
    const episodes = await listHeardEpisodes(sql, heardTiers(owner), now)
    const holder = { kind: 'feed', id: feed.feedId } as const
    return episodes.map((episode) => feedItem(episode, site.publicUrl + links.make(holder, episode, now)))
  }

  return {
    async read(token, now) {
      const feed = inUse(await findFeedByToken(sql, feedTokens.hash(token)), UNKNOWN)
      const owner = await ownerOf(feed.accountId)
      const channel = feedChannel(site, `${site.publicUrl}/feeds/${token}`)
      const document = feedDocument(channel, await itemsOf(feed, owner, now))
      const etag = `"${createHash('sha256').update(document).digest('base64url')}"`
      const noted = { feedId: feed.feedId, etag, open: owner !== 'suspended' && mayEnter(owner, now) }
      const unchanged = feed.etag === etag && feed.modifiedAt
      const modifiedAt = unchanged || (await commands.run(recordServedFeed, noted, `feed:${feed.feedId}`))
      return { feed, document, etag, modifiedAt }
    },

    async recordingOf(linkName, now) {
      const { holder, guid } = validLink(links.read(linkName), now)
      const feed = holder.kind === 'feed' ? inUse(await findFeedById(sql, holder.id), NO_RECORDING) : null
      const owner = await ownerOf(feed?.accountId ?? holder.id)
      assertMayHear(owner, now)
      const episode = await findHeardEpisode(sql, heardTiers(owner), now, guid)
      if (episode === undefined) throw new DomainError('not-found', NO_RECORDING)
      return { episode, feed }
    },
  }
}

type Owner = Principal | 'suspended'

/** Throws `not-found` for somebody who has left. */
function ownerFinder({ sql, loadPrincipals }: Pick<Parts, 'sql' | 'loadPrincipals'>) {
  return async (accountId: string): Promise<Owner> => {
    const owner = (await loadPrincipals([accountId])).get(accountId)
    if (owner !== undefined) return owner
    if ((await getContact(sql, accountId)) === undefined) throw new DomainError('not-found', UNKNOWN)
    return 'suspended'
  }
}

function validLink(link: AudioLink | undefined, now: Date): AudioLink {
  if (link === undefined) throw new DomainError('not-found', NO_RECORDING)
  if (link.expiresAt <= now)
    throw new DomainError('forbidden', 'This link has expired. Refresh the feed in your player, or the page.')
  return link
}

function assertMayHear(owner: Owner, now: Date): asserts owner is Principal {
  if (owner === 'suspended') throw new DomainError('forbidden', 'This account is suspended.')
  if (!mayEnter(owner, now))
    throw new DomainError('forbidden', 'An active membership is needed for this. Sign in and pay to go on.')
}

function inUse(feed: FeedRow | undefined, unknown: string): FeedRow {
  if (feed === undefined) throw new DomainError('not-found', unknown)
  if (feed.retired) throw new DomainError('gone', REPLACED)
  return feed
}

function feedItem(episode: EpisodeRow, url: string): FeedItem {
  const { bytes, mimeType, ...texts } = episode
  return { ...texts, enclosure: { url, bytes, mimeType } }
}

/** Each closing is an episode of its own, so that players show it as new. */
function closingItem(feed: FeedRow, owner: Owner, closedAt: Date, site: FeedSite): FeedItem {
  return {
    guid: `${feed.feedId}-closed-${closedAt.getTime()}`,
    ...closingNotice(owner === 'suspended' ? undefined : owner.membershipStatus, site),
    publishedAt: closedAt,
    durationSeconds: NOTICE.durationSeconds,
    enclosure: { url: `${site.publicUrl}/feeds/${NOTICE.file}`, bytes: NOTICE.bytes, mimeType: 'audio/mpeg' },
  }
}
