import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { createClient } from '../../simulation/http-client.ts'
import { createMembers, type TestMember } from '../../simulation/members.ts'
import type { Surroundings } from '../surroundings.ts'

/** Members, each with a session and the admin's password, and meetups that they can join. */
export interface Crowd {
  members: readonly TestMember[]
  meetupIds: readonly string[]
  password: string
}

/** Every second meetup has only this many places, so that people wait, and move up when others withdraw. */
const PLACES = 3
const ON_THE_MAP = 50
const WEEK_MS = 604_800_000

const PASSWORDS = `
  update accounts set password_hash = (select password_hash from accounts where role = 'admin')
  where role = 'member' and password_hash is null`

/** @throws Error when a meetup cannot be planned */
export async function gatherCrowd(
  around: Surroundings,
  { people, meetups }: { people: number; meetups: number },
): Promise<Crowd> {
  const members = await createMembers(around, people)
  await around.system.sql.rows({ text: PASSWORDS })
  await Promise.all(members.slice(0, ON_THE_MAP).map(shareLocation))
  const { email, password } = around.admin
  const admin = createClient(around.url)
  await admin.post('/api/login', { email, password })
  const meetupIds: string[] = []
  for (let turn = 0; turn < meetups; turn += 1) {
    // Hosts take turns: anybody who plans too many meetups an hour is refused.
    const host = members[turn % members.length]?.browser ?? admin
    const answer = await host.post('/api/meetups', formOf(turn))
    if (answer.status !== 200) throw new Error(`No meetup: ${answer.status} ${answer.text}`)
    meetupIds.push(answer.json<Meetup>().id)
  }
  return { members, meetupIds, password }
}

function formOf(turn: number): object {
  return {
    title: `Supper ${turn}`,
    description: 'Bring somebody.',
    latitude: 38.72,
    longitude: -9.14,
    address: '12 Quay Street',
    city: 'Lisbon',
    country: 'Portugal',
    venue: 'The Boathouse',
    eventDate: new Date(Date.now() + WEEK_MS + turn * 60_000).toISOString(),
    maxAttendees: turn % 2 === 0 ? PLACES : null,
    isPublic: true,
    requiredTier: 'basic',
    tags: ['food'],
  }
}

async function shareLocation({ browser }: TestMember, place: number): Promise<void> {
  const [latitude, longitude] = [(place * 7) % 60, ((place * 31) % 360) - 180]
  const location = {
    city: 'Somewhere',
    country: `Land ${place % 9}`,
    latitude,
    longitude,
    isLocationPublic: true,
  }
  const { status, text } = await browser.post('/api/user/location', location)
  if (status !== 200) throw new Error(`No location: ${status} ${text}`)
}
