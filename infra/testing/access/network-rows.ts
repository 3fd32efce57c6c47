import { formOf } from '../flows/meetups/meetup-calls.ts'
import { BERLIN } from '../map.ts'
import { NAMES_NOBODY as NOBODY, type Rows, row } from './row.ts'
import { anyMeetup, guestOfOwn, ownMeetup } from './things.ts'

/** Places and meetups. What somebody may do with a meetup depends on whose it is, once they may enter. */
export const networkRows: Rows = {
  'GET /api/user/location': row([401, 200, 200, 200, 200, NOBODY]),
  'POST /api/user/location': row([401, 403, 200, 200, 200, NOBODY], { body: () => BERLIN }),
  'DELETE /api/user/location': row([401, 200, 200, 200, 200, NOBODY]),
  'GET /api/geocode/reverse': row([401, 403, 503, 503, 503, NOBODY], { query: '?latitude=1&longitude=1' }),
  'GET /api/geocode/search': row([401, 403, 503, 503, 503, NOBODY], { query: '?city=Bonn&country=Germany' }),
  'GET /api/members/locations': row([401, 403, 200, 200, 200, NOBODY]),
  'GET /api/map': row([401, 403, 200, 200, 200, NOBODY]),
  'GET /api/map/members': row([401, 403, 200, 200, 200, NOBODY], { query: '?search=nobody' }),
  'GET /api/map/counters': row([401, 403, 200, 200, 200, NOBODY]),
  'GET /api/map/live': row([401, 403, 200, 200, 200, NOBODY]),
  'GET /api/meetups': row([401, 403, 200, 200, 200, NOBODY]),
  'GET /api/meetups/:meetupId': row([401, 403, 200, 200, 200, 200], { params: anyMeetup }),
  'POST /api/meetups': row([401, 403, 200, 200, 200, NOBODY], { body: () => formOf() }),
  'PUT /api/meetups/:meetupId': row([401, 403, 200, 200, 200, 403], {
    body: () => formOf({ title: 'Another title' }),
    params: ownMeetup,
  }),
  'POST /api/meetups/:meetupId/cancel': row([401, 403, 200, 200, 200, 403], { params: ownMeetup }),
  'POST /api/meetups/:meetupId/join': row([401, 403, 200, 200, 200, 200], {
    body: () => ({}),
    params: anyMeetup,
  }),
  'POST /api/meetups/:meetupId/withdraw': row([401, 403, 200, 200, 200, 200], { params: anyMeetup }),
  'GET /api/meetups/:meetupId/attendees': row([401, 403, 200, 200, 200, 403], { params: ownMeetup }),
  'POST /api/meetups/:meetupId/attendees/:accountId/confirm': row([401, 403, 200, 200, 200, 403], {
    params: guestOfOwn,
  }),
  'DELETE /api/meetups/:meetupId/attendees/:accountId': row([401, 403, 200, 200, 200, 403], {
    params: guestOfOwn,
  }),
  'POST /api/meetups/:meetupId/message': row([401, 403, 200, 200, 200, 403], {
    body: () => ({ subject: 'Rain', text: 'We meet inside.' }),
    params: ownMeetup,
  }),
  'GET /api/meetups/:meetupId/calendar': row([200, 200, 200, 200, 200, 200], { params: anyMeetup }),
  'POST /api/calendar': row([401, 403, 200, 200, 200, NOBODY], { body: () => ({}) }),
  'GET /api/public/meetups/:meetupId': row([200, 200, 200, 200, 200, 200], { params: anyMeetup }),
}
