import { UUID_PATTERN } from '@meridian/contracts/values/uuid'
import type { Sql } from '#platform/database/sql'
import type { PageHead } from '#platform/http/page-head'
import { coarseLocationWords } from './domain/meetups/location-words.ts'
import { findPublicMeetup } from './queries/meetups/find-public-meetup.ts'

const PATH = new RegExp(`^/meetups/(${UUID_PATTERN})/?$`, 'i')
const MAX_DESCRIPTION_LENGTH = 200
const IMAGE = { path: '/meetup-card.png', width: '1200', height: '630' }

/** The head of a public meetup's page; undefined for every other page, and for a meetup that is for members only. */
export async function findMeetupPageHead(
  { sql, publicUrl, siteName }: { sql: Sql; publicUrl: string; siteName: string },
  path: string,
): Promise<PageHead | undefined> {
  const meetupId = PATH.exec(path)?.[1]?.toLowerCase()
  const meetup = meetupId === undefined ? undefined : await findPublicMeetup(sql, meetupId)
  if (meetup === undefined) return undefined
  const { id, title, eventDate, timeZone, status } = meetup
  const where = coarseLocationWords(meetup)
  const when = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    eventDate,
  )
  const facts = `${status === 'canceled' ? 'Called off. ' : ''}${when} (${timeZone}), ${where}.`
  const description = shorten(`${facts} ${meetup.description}`.replace(/\s+/g, ' ').trim())
  const url = `${publicUrl}/meetups/${id}`
  return {
    title: `${title} · ${siteName}`,
    description,
    url,
    properties: {
      'og:type': 'event',
      'og:site_name': siteName,
      'og:url': url,
      'og:title': title,
      'og:description': description,
      'og:image': `${publicUrl}${IMAGE.path}`,
      'og:image:width': IMAGE.width,
      'og:image:height': IMAGE.height,
      'og:image:alt': `A meetup of ${siteName}`,
      'event:start_time': eventDate.toISOString(),
      'event:location': where,
      'twitter:card': 'summary_large_image',
    },
  }
}

/** Shortens a text to a number of characters without splitting any of them. */
function shorten(text: string): string {
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  if (characters.length <= MAX_DESCRIPTION_LENGTH) return text
  return `${characters.slice(0, MAX_DESCRIPTION_LENGTH - 1).join('')}…`
}
