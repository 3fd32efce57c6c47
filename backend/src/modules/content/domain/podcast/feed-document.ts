import { element, htmlOf } from './xml.ts'

/** What stands over all episodes. */
export interface Channel {
  title: string
  description: string
  /** The page where members find it. */
  link: string
  /** Where this very document is. */
  selfUrl: string
  author: string
  ownerEmail: string
  imageUrl: string
  /** Identifies the podcast wherever it is found. */
  podcastGuid: string
}

export interface FeedItem {
  guid: string
  title: string
  description: string
  publishedAt: Date
  durationSeconds: number
  enclosure: { url: string; bytes: number; mimeType: string }
}

const NAMESPACES = {
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
}

/** RSS 2.0, as podcast players read it. The same input makes the same bytes: its hash is the feed's version. */
export function feedDocument(channel: Channel, items: readonly FeedItem[]): string {
  const content = [...headOf(channel), ...items.map((item) => itemElement(item, channel.link))]
  const rss = element('rss', [element('channel', content)], { version: '2.0', ...NAMESPACES })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${rss}\n`
}

function headOf(channel: Channel): string[] {
  const { title, description, link, author, ownerEmail, imageUrl } = channel
  return [
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', 'en'),
    element('atom:link', null, { href: channel.selfUrl, rel: 'self', type: 'application/rss+xml' }),
    element('image', [element('url', imageUrl), element('title', title), element('link', link)]),
    element('itunes:author', author),
    element('itunes:summary', description),
    element('itunes:image', null, { href: imageUrl }),
    element('itunes:category', null, { text: 'Technology' }),
    element('itunes:explicit', 'false'),
    element('itunes:type', 'episodic'),
    element('itunes:owner', [element('itunes:name', author), element('itunes:email', ownerEmail)]),
    // One person's feed belongs in no directory, and may not be imported into one.
    element('itunes:block', 'Yes'),
    element('podcast:block', 'yes'),
    element('podcast:locked', 'yes', { owner: ownerEmail }),
    element('podcast:guid', channel.podcastGuid),
  ]
}

function itemElement(item: FeedItem, link: string): string {
  const { url, bytes, mimeType } = item.enclosure
  return element('item', [
    element('title', item.title),
    element('itunes:title', item.title),
    element('description', htmlOf(item.description)),
    element('itunes:summary', item.description),
    element('link', link),
    element('guid', item.guid, { isPermaLink: 'false' }),
    element('pubDate', item.publishedAt.toUTCString()),
    element('enclosure', null, { url, length: bytes, type: mimeType }),
    element('itunes:duration', String(item.durationSeconds)),
    element('itunes:episodeType', 'full'),
    element('itunes:explicit', 'false'),
  ])
}
