import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Channel } from './domain/podcast/feed-document.ts'

/** What feeds say about the community. */
export interface FeedSite {
  siteName: string
  publicUrl: string
  supportEmail: string
}

/** The cover, and the sound of a closed feed. They give nothing away, so they are public. */
export const FEED_ASSETS = fileURLToPath(new URL('assets/', import.meta.url))

const NOTICE_FILE = 'notice.mp3'

/** Players show an item only when it can be played: hence a few quiet seconds, which the text explains. */
export const NOTICE = {
  file: NOTICE_FILE,
  bytes: statSync(FEED_ASSETS + NOTICE_FILE).size,
  durationSeconds: 2,
} as const

export function feedChannel(site: FeedSite, selfUrl: string): Channel {
  const { siteName, publicUrl, supportEmail } = site
  return {
    title: `${siteName} for members`,
    description: `Long conversations with members of ${siteName} about how things were really built. This feed is yours alone: please do not share its address.`,
    link: `${publicUrl}/portal?tab=podcast`,
    selfUrl,
    author: siteName,
    ownerEmail: supportEmail,
    imageUrl: `${publicUrl}/feeds/cover.png`,
    podcastGuid: podcastGuid(`${new URL(publicUrl).host}/feeds`),
  }
}

/** The UUID namespace that the podcast namespace's documentation defines for a podcast's guid. */
const NAMESPACE = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex')

/** A version 5 UUID, made from the address without its scheme. */
function podcastGuid(address: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(address).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
