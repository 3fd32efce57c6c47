import {
  cancelMeetup,
  endPastMeetups,
  instantOf,
  joinMeetup,
  planMeetup,
  shareLocation,
} from '@meridian/backend/demo-api'
import { DAY_MS } from '@meridian/contracts/values/durations'
import { CITIES } from '../../../sandbox/geocoder/cities.ts'
import type { DemoMeetup, Happening } from '../plan/step.ts'
import { findMeetup, knownPerson } from './known.ts'
import type { TimeMachine } from './time-machine.ts'

type Doing<Does extends Happening['does']> = Extract<Happening, { does: Does }>

/** People of one city do not all live in one street: this is how far apart they are, in degrees. */
const SPREAD = 0.08

export async function share(
  { system }: TimeMachine,
  { email, city, isPublic }: Doing<'share-location'>,
): Promise<void> {
  const { id } = await knownPerson(system, email)
  const { country, latitude, longitude } = placeOf(city)
  // Somewhere in the city, the same each time: derived from the letters of the address.
  const mark = [...email].reduce((sum, letter, index) => sum + letter.charCodeAt(0) * (index + 1), 0)
  const location = {
    city,
    country,
    latitude: round(latitude + ((mark % 17) / 16 - 0.5) * SPREAD),
    longitude: round(longitude + ((mark % 23) / 22 - 0.5) * SPREAD),
    isLocationPublic: isPublic,
  }
  await system.commands.run(shareLocation, { accountId: id, location }, `account:${id}`)
}

/** @param present the moment from which the meetup's days are counted */
export async function plan(
  { system }: TimeMachine,
  { meetup }: Doing<'plan-meetup'>,
  present: Date,
): Promise<void> {
  if ((await findMeetup(system, meetup.title)) !== undefined) return
  const { organizerEmail, inDays, hour, city, ...details } = meetup
  const { id, username } = await knownPerson(system, organizerEmail)
  const { country, latitude, longitude } = placeOf(city)
  const where = { city, country, latitude, longitude, eventDate: dateOf(meetup, present) }
  const input = { organizer: { id, username }, details: { ...details, ...where } }
  await system.commands.run(planMeetup, input, `account:${id}`)
}

function dateOf({ inDays, hour, timeZone }: DemoMeetup, present: Date): Date {
  const day = new Date(present.getTime() + inDays * DAY_MS).toISOString().slice(0, 10)
  return instantOf(`${day}T${String(hour).padStart(2, '0')}:00`, timeZone)
}

export async function takePlace(
  { system }: TimeMachine,
  { title, email, status }: Doing<'join-meetup'>,
): Promise<void> {
  const { id, tier } = await knownPerson(system, email)
  const input = { meetupId: await meetupId(system, title), person: { id, tier, isStaff: false }, status }
  await system.commands.run(joinMeetup, input, `account:${id}`)
}

export async function callOff(
  { system }: TimeMachine,
  { title, email, reason }: Doing<'cancel-meetup'>,
): Promise<void> {
  const { id, tier } = await knownPerson(system, email)
  const input = { meetupId: await meetupId(system, title), person: { id, tier, isStaff: false }, reason }
  await system.commands.run(cancelMeetup, input, `account:${id}`)
}

/** The schedule that takes past meetups out of the list. */
export async function lookAtMeetups({ system }: TimeMachine): Promise<void> {
  await system.commands.run(endPastMeetups, undefined, 'schedule:end-meetups')
}

async function meetupId(system: TimeMachine['system'], title: string): Promise<string> {
  const id = await findMeetup(system, title)
  if (id === undefined) throw new Error(`There is no meetup "${title}" yet`)
  return id
}

function placeOf(city: string) {
  const found = CITIES.find(([, , name]) => name === city)
  if (found === undefined) throw new Error(`The stand-in for the geocoder does not know ${city}`)
  const [latitude, longitude, , , , country] = found
  return { latitude, longitude, country }
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
