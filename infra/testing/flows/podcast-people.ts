import type { EditedEpisode } from '@meridian/contracts/http/content/edit-podcast'
import type { FeedAddress } from '@meridian/contracts/http/content/podcast'
import type { Tier } from '@meridian/contracts/values/tiers'
import RssParser from 'rss-parser'
import type { HttpClient } from '../../simulation/http-client.ts'
import { toneMp3 } from '../../simulation/tone.ts'
import type { WholeSystem } from '../whole-system.ts'
import { buyerOf, somebody } from './people.ts'

/** Publishes an episode of some seconds; answers its guid. */
export async function publish(
  { url }: WholeSystem,
  admin: HttpClient,
  texts: Partial<Pick<EditedEpisode, 'title' | 'description' | 'requiredTier' | 'publishedAt'>>,
  seconds = 2,
): Promise<string> {
  const upload = await fetch(`${url}/api/podcast/recordings`, {
    method: 'POST',
    headers: { cookie: admin.cookie(), 'content-type': 'audio/mpeg' },
    body: new Uint8Array(toneMp3({ seconds, hertz: 200 + seconds })),
  })
  const { file } = JSON.parse(await upload.text())
  const usual = { title: 'A talk', description: '', publishedAt: '2026-03-04T05:06:07.000Z' }
  const added = await admin.post('/api/podcast/episodes', { ...usual, requiredTier: 'basic', ...texts, file })
  if (added.status !== 200) throw new Error(added.text)
  return added.json<{ guid: string }>().guid
}

/** Somebody who has just bought a membership, with their feed. */
export async function subscriber(system: WholeSystem, tier: Tier) {
  const person = somebody()
  const buyer = buyerOf(system, person)
  const { subscriptionId } = await buyer.buy(tier)
  const answer = await buyer.browser.post('/api/podcast/feed')
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`)
  return { ...person, browser: buyer.browser, subscriptionId, ...answer.json<FeedAddress>() }
}

/** The path of an address, whichever copy is asked. */
export const pathOf = (address: string) => new URL(address).pathname

const parser = new RssParser<object, { itunes?: { duration?: string } }>()

/** Reads a feed as a player would, with a third-party reader. */
export async function listen(url: string, feedUrl: string) {
  const answer = await fetch(url + pathOf(feedUrl))
  const document = await answer.text()
  if (answer.status !== 200) throw new Error(`${answer.status}: ${document}`)
  return { answer, document, feed: await parser.parseString(document) }
}
