import { NAMES_NOBODY as NOBODY, type Rows, row } from './row.ts'
import { adminsId, ownSession, somebody } from './things.ts'

const REASON = { body: () => ({ reason: 'For the test' }), params: somebody }
/** Only the admin has a password here; the others are told to set one first. */
const WRONG_PASSWORD = { body: () => ({ password: 'not my password' }) }
const WRONG_CODE = { body: () => ({ code: '000000' }) }

const inThirtyDays = () => new Date(Date.now() + 30 * 86_400_000).toISOString()

/** Signing in, one's own account, and what staff do with those of others. */
export const accountRows: Rows = {
  'POST /api/login': row([401, 401, 401, 401, 401, NOBODY], {
    body: () => ({ email: 'nobody@example.org', password: 'not a password' }),
  }),
  'POST /api/login/code': row([401, 401, 401, 401, 401, NOBODY], WRONG_CODE),
  'POST /api/logout': row([200, 200, 200, 200, 200, NOBODY]),
  'POST /api/register': row([400, 400, 400, 400, 400, NOBODY], { body: () => ({}) }),
  'POST /api/password/forgot': row([200, 200, 200, 200, 200, NOBODY], {
    body: () => ({ email: 'nobody@example.org' }),
  }),
  'POST /api/password': row([400, 400, 400, 400, 400, NOBODY], { body: () => ({}) }),
  'GET /api/session': row([401, 200, 200, 200, 200, NOBODY]),
  'GET /api/account': row([401, 200, 200, 200, 200, NOBODY]),
  'POST /api/account/username': row([401, 400, 400, 400, 400, NOBODY], { body: () => ({ username: '<b>' }) }),
  'POST /api/account/email': row([401, 400, 400, 400, 400, NOBODY], { body: () => ({}) }),
  'POST /api/account/email/link': row([401, 200, 200, 200, 200, NOBODY]),
  'DELETE /api/account/email/change': row([401, 200, 200, 200, 200, NOBODY]),
  'POST /api/email/confirm': row([400, 400, 400, 400, 400, NOBODY], { body: () => ({}) }),
  'GET /api/account/export': row([401, 200, 200, 200, 200, NOBODY]),
  'POST /api/account/delete': row([401, 400, 400, 400, 400, NOBODY], { body: () => ({}) }),
  'POST /api/account/password': row([401, 400, 400, 400, 400, NOBODY], { body: () => ({}) }),
  'POST /api/account/second-factor/begin': row([401, 409, 409, 409, 400, NOBODY], WRONG_PASSWORD),
  'POST /api/account/second-factor/confirm': row([401, 409, 409, 409, 409, NOBODY], WRONG_CODE),
  'POST /api/account/second-factor/backup-codes': row([401, 400, 400, 400, 400, NOBODY], WRONG_CODE),
  'POST /api/account/second-factor/disable': row([401, 400, 400, 400, 400, NOBODY], WRONG_PASSWORD),
  'GET /api/account/sessions': row([401, 200, 200, 200, 200, NOBODY]),
  'POST /api/account/sessions/end-others': row([401, 200, 200, 200, 200, NOBODY]),
  'POST /api/account/sessions/:id/end': row([401, 200, 200, 200, 200, 404], { params: ownSession }),
  // By the admin once staff has done so.
  'POST /api/users/:id/suspend': row([401, 403, 403, 200, 409, 403], REASON),
  'POST /api/users/:id/unsuspend': row([401, 403, 403, 409, 409, 403], REASON),
  'POST /api/users/:id/role': row([401, 403, 403, 403, 200, 403], {
    body: () => ({ role: 'staff', reason: 'For the test' }),
    params: somebody,
  }),
  // Somebody with a membership of their own is not given one.
  'POST /api/users/:id/complimentary': row([401, 403, 403, 409, 409, 403], {
    body: () => ({ tier: 'pro', until: inThirtyDays(), reason: 'For the test' }),
    params: somebody,
  }),
  'POST /api/users/:id/complimentary/end': row([401, 403, 403, 409, 409, 403], REASON),
  'GET /api/users': row([401, 403, 200, 200, 200, NOBODY], { query: '?search=nobody' }),
  'GET /api/users/export.csv': row([401, 403, 403, 200, 200, NOBODY]),
  'GET /api/users/:accountId': row([401, 403, 403, 200, 200, 403], { params: adminsId }),
}
