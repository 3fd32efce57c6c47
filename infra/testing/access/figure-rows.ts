import { NAMES_NOBODY as NOBODY, type Rows, row } from './row.ts'

const VERSION = { body: () => ({ version: 0 }) }

/** The figures, which are for staff, and the texts of the start page, which the admin writes. */
export const figureRows: Rows = {
  'GET /api/analytics': row([401, 403, 403, 200, 200, NOBODY]),
  'GET /api/analytics/trends': row([401, 403, 403, 200, 200, NOBODY]),
  'GET /api/analytics/movements': row([401, 403, 403, 200, 200, NOBODY]),
  'GET /api/analytics/churn': row([401, 403, 403, 200, 200, NOBODY]),
  'GET /api/analytics/cohorts': row([401, 403, 403, 200, 200, NOBODY]),
  'GET /api/analytics/funnel': row([401, 403, 403, 200, 200, NOBODY]),
  'GET /api/analytics/referrals': row([401, 403, 403, 200, 200, NOBODY]),
  'GET /api/analytics/:report/export.csv': row([401, 403, 403, 200, 200, NOBODY], {
    params: async () => ({ report: 'trends' }),
  }),
  'GET /api/recent-members': row([401, 403, 403, 200, 200, NOBODY]),
  'GET /api/landing': row([200, 200, 200, 200, 200, NOBODY]),
  'GET /api/landing/draft': row([401, 403, 403, 403, 200, NOBODY]),
  'PUT /api/landing/draft': row([401, 403, 403, 403, 400, NOBODY], { body: () => ({}) }),
  'POST /api/landing/publish': row([401, 403, 403, 403, 409, NOBODY], VERSION),
  'GET /api/landing/history': row([401, 403, 403, 403, 200, NOBODY]),
  'POST /api/landing/history/:number/restore': row([401, 403, 403, 403, 404, NOBODY], VERSION),
  'POST /api/landing/media': row([401, 403, 403, 403, 415, NOBODY]),
}
