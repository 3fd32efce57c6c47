import { createHash } from 'node:crypto'
import { mayEnter } from '@meridian/contracts/values/access'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { type RequestHandler, Router } from 'express'
import { getContact } from '#modules/accounts'
import { secretAddressHeaders } from '#platform/http/secret-address'
import type { LoadPrincipals } from '#platform/sessions/principal'
import { CALENDAR_FEED } from './calendars-http.ts'
import { calendarOf } from './meetup-calendar.ts'
import type { MeetupRouteParts } from './meetup-parts.ts'
import { feedLimit } from './meetup-rate-limits.ts'
import { findCalendarOwner } from './queries/meetups/find-calendar-owner.ts'
import { listCalendarMeetups } from './queries/meetups/list-calendar-meetups.ts'

export interface CalendarFeedParts
  extends Pick<
    MeetupRouteParts,
    'sql' | 'clock' | 'limits' | 'tokens' | 'publicUrl' | 'siteName' | 'supportEmail'
  > {
  loadPrincipals: LoadPrincipals
}

const PATH = /^\/calendars\/([\w.-]{1,200})\.ics$/
const CLOSED = 'Your membership is not active at the moment. Your meetups are back here as soon as it is.'
const SUSPENDED = 'Your account is suspended at the moment. Your meetups are back here once it is open again.'

/** Personal calendar feeds. Programs fetch them, without any cookie: the address is the secret. */
export function calendarFeeds(parts: CalendarFeedParts): Router {
  const { tokens, sql, limits } = parts
  const takePoint = feedLimit(limits)
  const answer: RequestHandler = async (req, res) => {
    const feedId = tokens.verify(CALENDAR_FEED, PATH.exec(req.path)?.[1] ?? '')
    // Before anything is read: somebody who asks too often is to cost nothing.
    if (feedId !== undefined) await takePoint(feedId)
    const accountId = feedId === undefined ? undefined : await findCalendarOwner(sql, feedId)
    const file = accountId === undefined ? undefined : await fileOf(accountId, parts)
    if (file === undefined)
      throw new DomainError('not-found', 'There is no such calendar, or its address was renewed.')
    const etag = `"${createHash('sha256').update(file).digest('base64url')}"`
    res.set('ETag', etag)
    // Programs that send an etag want to know whether it still holds, whatever else they say about caching.
    if (req.get('if-none-match')?.includes(etag)) res.status(304).end()
    else res.type('text/calendar; charset=utf-8').send(file)
  }
  return Router().get(PATH, secretAddressHeaders, answer)
}

/** Undefined for somebody who is gone; empty, with a reason, while they have no access or are suspended. */
async function fileOf(accountId: string, parts: CalendarFeedParts): Promise<string | undefined> {
  const { sql, clock, publicUrl, siteName, supportEmail: email, loadPrincipals } = parts
  const owner = (await loadPrincipals([accountId])).get(accountId)
  const sentBy = { method: 'PUBLISH', organizer: { name: siteName, email } } as const
  const options = { name: `${siteName} meetups`, publicUrl, sentBy }
  const closed = (note: string) => calendarOf([], true, { ...options, note })
  if (owner === undefined) return (await getContact(sql, accountId)) && closed(SUSPENDED)
  if (!mayEnter(owner, clock())) return closed(CLOSED)
  return calendarOf(await listCalendarMeetups(sql, accountId), true, options)
}
