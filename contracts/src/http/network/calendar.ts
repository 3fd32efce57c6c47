import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const getMeetupCalendar = endpoint({
  method: 'GET',
  path: '/api/meetups/:meetupId/calendar',
  summary:
    'A meetup as a calendar file (.ics). Of a public one everybody gets it, with the city in place of the address.',
  file: 'text/calendar',
  response: z.string(),
  refuses: [401, 403],
})

export const getCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar',
  summary: 'The address of the caller’s own calendar feed; with `renew` a new one, and the old one ends.',
  body: z.object({ renew: z.boolean().default(false) }),
  response: z.object({ url: z.string() }),
  refuses: [429],
})
