import { MAX_FEED_ADDRESSES } from '@meridian/contracts/values/podcast'
import type { CommandContext } from '#platform/command-runner'
import { PodcastFeedFlagSchema } from '../../persistence/feed-schema.ts'

export interface FeedVisit {
  feedId: string
  accountId: string
  /** The same place under the key of today and under that of yesterday. */
  address: string
  yesterdaysAddress: string
}

/** Somebody who was seen yesterday and comes again is one address, not two: the row moves to today's key. */
const RENAME = 'delete from podcast_feed_visits where feed_id = ? and address = ?'

const NOTE = `
  insert into podcast_feed_visits (feed_id, address, seen_at) values (?, ?, ?)
  on conflict (feed_id, address) do update set seen_at = excluded.seen_at`

const COUNT = `
  select count(*)::int as addresses from podcast_feed_visits
  where feed_id = ? and seen_at > ?::timestamptz - interval '24 hours'`

/** Records from where a feed was requested. Too many places raise a flag, once a day; counting goes on. */
export async function recordFeedVisit(visit: FeedVisit, { em, emit, now }: CommandContext): Promise<void> {
  const { feedId, accountId } = visit
  await em.execute(RENAME, [feedId, visit.yesterdaysAddress])
  await em.execute(NOTE, [feedId, visit.address, now])
  const [row] = await em.execute<{ addresses: number }[]>(COUNT, [feedId, now])
  const addresses = row?.addresses ?? 0
  if (addresses <= MAX_FEED_ADDRESSES) return
  const day = now.toISOString().slice(0, 10)
  const flag = await em.findOne(PodcastFeedFlagSchema, { feedId, day })
  if (flag !== null) {
    flag.addresses = Math.max(flag.addresses, addresses)
    return
  }
  // Should another visit raise it at the same time, the insert fails and the runner finds it there.
  em.create(PodcastFeedFlagSchema, { feedId, day, addresses, raisedAt: now })
  emit({ type: 'content.feed-shared-widely', payload: { accountId, feedId, addresses } })
}
