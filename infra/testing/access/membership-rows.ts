import { NAMES_NOBODY as NOBODY, type Rows, row } from './row.ts'

const NOTHING_SAID = { body: () => ({}) }
/** Nobody here has paid the provider: whoever is let in is told to choose a plan first. */
const TIER = { body: () => ({ tierId: 'enterprise' }) }

/** Buying and paying, and what staff see of it. */
export const membershipRows: Rows = {
  'GET /api/membership-tiers': row([200, 200, 200, 200, 200, NOBODY]),
  'GET /api/tiers': row([401, 403, 403, 200, 200, NOBODY]),
  'PUT /api/tiers/:tierId': row([401, 403, 403, 403, 400, NOBODY], NOTHING_SAID),
  'POST /api/create-guest-subscription': row([400, 400, 400, 400, 400, NOBODY], NOTHING_SAID),
  'POST /api/create-annual-subscription': row([400, 400, 400, 400, 400, NOBODY], { body: () => [] }),
  'POST /api/subscription-success': row([400, 400, 400, 400, 400, NOBODY], NOTHING_SAID),
  'POST /api/annual-subscription-success': row([400, 400, 400, 400, 400, NOBODY], NOTHING_SAID),
  'POST /api/pay-with-credit': row([401, 400, 400, 400, 400, NOBODY], NOTHING_SAID),
  'POST /api/checkout-referral': row([400, 400, 400, 400, 400, NOBODY], NOTHING_SAID),
  'POST /api/membership-claims': row([400, 400, 400, 400, 400, NOBODY], NOTHING_SAID),
  'POST /api/membership-claims/mail': row([401, 409, 409, 409, 409, NOBODY]),
  'GET /api/subscription': row([401, 200, 200, 200, 200, NOBODY]),
  'POST /api/subscription/update-payment-method': row([401, 409, 409, 409, 409, NOBODY]),
  'POST /api/subscription/portal': row([401, 409, 409, 409, 409, NOBODY], {
    body: () => ({ purpose: 'overview' }),
  }),
  'POST /api/subscription/plan-preview': row([401, 409, 409, 409, 409, NOBODY], TIER),
  'POST /api/subscription/plan-change': row([401, 409, 409, 409, 409, NOBODY], TIER),
  'GET /api/referrals': row([401, 403, 200, 200, 200, NOBODY]),
  'GET /api/referrals/all': row([401, 403, 403, 200, 200, NOBODY], { query: '?search=nobody' }),
  'GET /api/second-subscriptions': row([401, 403, 403, 200, 200, NOBODY]),
  'GET /api/second-subscriptions/count': row([401, 403, 403, 200, 200, NOBODY]),
  'POST /api/second-subscriptions/:id/refund': row([401, 403, 403, 404, 404, 403], {
    body: () => ({ reason: 'For the test' }),
  }),
  'GET /api/dunning-simulation': row([401, 403, 403, 200, 200, NOBODY], {
    query: '?gracePeriodDays=7&allowedFailures=3',
  }),
  'POST /api/webhooks/stripe': row([400, 400, 400, 400, 400, NOBODY], NOTHING_SAID),
}
