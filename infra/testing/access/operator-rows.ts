import { NAMES_NOBODY as NOBODY, type Rows, row } from './row.ts'

/**
 * What needs no session: what everybody may read, feeds whose address is the secret, and what has a token of its own.
 * And the queues, which are the admin's.
 */
export const operatorRows: Rows = {
  'GET /api/site': row([200, 200, 200, 200, 200, NOBODY]),
  'GET /api/docs': row([200, 200, 200, 200, 200, NOBODY]),
  'GET /api/docs/openapi.json': row([200, 200, 200, 200, 200, NOBODY]),
  'GET /healthz': row([200, 200, 200, 200, 200, NOBODY]),
  'GET /readyz': row([200, 200, 200, 200, 200, NOBODY]),
  'GET /metrics': row([401, 401, 401, 401, 401, NOBODY]),
  'GET /feeds/:token': row([404, 404, 404, 404, 404, NOBODY]),
  'GET /feeds/audio/:link': row([404, 404, 404, 404, 404, NOBODY]),
  'GET ^\\/calendars\\/([\\w.-]{1,200})\\.ics$': row([404, 404, 404, 404, 404, NOBODY], {
    at: 'GET /calendars/a-secret.ics',
  }),
  'GET /api/queues': row([401, 403, 403, 403, 200, NOBODY]),
  'GET /api/queues/failed-jobs': row([401, 403, 403, 403, 200, NOBODY]),
  'POST /api/queues/failed-jobs/retry': row([401, 403, 403, 403, 404, NOBODY], {
    body: () => ({ queue: 'mail', jobId: 'no-such-job' }),
  }),
  'POST /api/queues/failed-jobs/discard': row([401, 403, 403, 403, 404, NOBODY], {
    body: () => ({ queue: 'mail', jobId: 'no-such-job', reason: 'For the test' }),
  }),
}
