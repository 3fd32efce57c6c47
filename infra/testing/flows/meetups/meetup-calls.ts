import type { Meetup, meetupForm } from '@meridian/contracts/http/network/meetup'
import { DAY_MS } from '@meridian/contracts/values/durations'
import type { z } from 'zod'
import type { HttpClient } from '../../../simulation/http-client.ts'
import { until } from '../../until.ts'

/** A form as a browser sends it: a meetup in a week, with room for everybody. No version of one that is given. */
export function formOf({
  version: _,
  ...more
}: Partial<z.input<typeof meetupForm> & Pick<Meetup, 'version'>> = {}): z.input<typeof meetupForm> {
  return {
    title: 'Supper at the boathouse',
    description: 'Bring somebody.',
    latitude: 38.7223,
    longitude: -9.1393,
    address: '12 Quay Street',
    city: 'Lisbon',
    country: 'Portugal',
    venue: 'The Boathouse',
    eventDate: new Date(Date.now() + 7 * DAY_MS).toISOString(),
    maxAttendees: null,
    isPublic: true,
    requiredTier: 'basic',
    tags: ['food'],
    ...more,
  }
}

/** Plans a meetup. Throws what the server said against it. */
export async function plan(browser: HttpClient, more?: Parameters<typeof formOf>[0]): Promise<Meetup> {
  return meetupOf(await browser.post('/api/meetups', formOf(more)))
}

/** The meetup in an answer. Throws what the server said instead. */
export function meetupOf(answer: { status: number; text: string }): Meetup {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`)
  return JSON.parse(answer.text)
}

/** Waits until somebody sees a meetup like this. */
export function untilSeen(
  { browser }: { browser: HttpClient },
  { id }: Pick<Meetup, 'id'>,
  wanted: Partial<Meetup>,
): Promise<Meetup> {
  return until(
    async () => {
      const answer = await browser.get(`/api/meetups/${id}`)
      if (answer.status !== 200) return false
      const meetup = meetupOf(answer)
      const shown = new Map<string, unknown>(Object.entries(meetup))
      return Object.entries(wanted).every(([key, value]) => shown.get(key) === value) && meetup
    },
    { what: `a meetup with ${JSON.stringify(wanted)}` },
  )
}
