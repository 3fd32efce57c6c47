import type { PersonalRecords } from '#platform/personal-records'

/** What is kept about a person as a listener. Addresses of players are kept only in a form that cannot be reversed. */
export const contentRecords: readonly PersonalRecords[] = [
  {
    name: 'podcastFeeds',
    text: `select issued_at, retired_at, closed_at from podcast_feeds where account_id = $1 order by issued_at`,
  },
  {
    name: 'podcastFeedVisits',
    text: `select v.seen_at from podcast_feed_visits v join podcast_feeds f on f.id = v.feed_id
      where f.account_id = $1 order by v.seen_at`,
  },
  {
    name: 'podcastFeedFlags',
    text: `select g.day, g.addresses, g.raised_at from podcast_feed_flags g join podcast_feeds f on f.id = g.feed_id
      where f.account_id = $1 order by g.raised_at`,
  },
]
