import type { EditedEpisode, Recording } from '@meridian/contracts/http/content/edit-podcast'
import { DAY_MS } from '@meridian/contracts/values/durations'
import { type Answer, createClient, type HttpClient } from '../simulation/http-client.ts'
import { toneMp3 } from '../simulation/tone.ts'

/** Public pages of the services themselves; what plays there is in their hands, and the titles say so. */
const SHOWS = [
  { position: 1, title: 'Example show', url: 'https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk' },
  { position: 2, title: 'Example video', url: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' },
  { position: 3, title: 'Example film', url: 'https://vimeo.com/76979871' },
]

const EPISODES = [
  {
    title: 'Welcome to the feed',
    description:
      'An example episode: a few seconds of a quiet tone, made when this copy was started for the first time.\n\nUpload your own recordings on the podcast page.',
    requiredTier: 'basic',
    daysAgo: 21,
    tone: { seconds: 3, hertz: 220 },
  },
  {
    title: 'How we price a yearly plan',
    description: 'An example episode, a little higher.',
    requiredTier: 'basic',
    daysAgo: 9,
    tone: { seconds: 4, hertz: 277 },
  },
  {
    title: 'Ask us anything',
    description: 'An example episode for Pro and Enterprise members.',
    requiredTier: 'pro',
    daysAgo: 2,
    tone: { seconds: 5, hertz: 330 },
  },
]

/**
 * Fills the podcast, unless somebody has begun to. An admin who has changed the password since has made it their own.
 * @throws Error when a call is refused
 */
export async function seedDemoPodcast(
  appUrl: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const admin = createClient(appUrl)
  if ((await admin.post('/api/login', { email, password })).status !== 200) return
  const present = expectOk(await admin.get('/api/podcast/episodes')).json<EditedEpisode[]>()
  if (present.length > 0) return
  expectOk(await admin.put('/api/podcast/shows', { shows: SHOWS }))
  const now = Date.now()
  for (const { daysAgo, tone, ...texts } of EPISODES) {
    const { file } = await upload(appUrl, admin, toneMp3(tone))
    const publishedAt = new Date(now - daysAgo * DAY_MS).toISOString()
    expectOk(await admin.post('/api/podcast/episodes', { ...texts, publishedAt, file }))
  }
}

async function upload(appUrl: string, admin: HttpClient, recording: Buffer): Promise<Recording> {
  const answer = await fetch(`${appUrl}/api/podcast/recordings`, {
    method: 'POST',
    headers: { cookie: admin.cookie(), 'content-type': 'audio/mpeg' },
    body: new Uint8Array(recording),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`A demo recording: ${answer.status}: ${text}`)
  return JSON.parse(text)
}

function expectOk(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`The demo podcast: ${answer.status}: ${answer.text}`)
  return answer
}
