import { z } from 'zod'
import { atMost } from '../../values/at-most.ts'
import { REFERRAL_CODE_MAX_LENGTH, REFERRER_LISTS } from '../../values/referrals.ts'
import { endpoint } from '../endpoint.ts'
import { searchField } from '../search-field.ts'
import { providerId } from './subscription-success.ts'

export const getReferrals = endpoint({
  method: 'GET',
  path: '/api/referrals',
  summary:
    "The signed-in member's own code and link, how many people it brought, and the newest 100 of those who joined.",
  response: z.object({
    /** Null for staff who are not members. */
    code: z.string().nullable(),
    link: z.url().nullable(),
    /** Checkouts that were begun with the code. */
    invited: z.int(),
    joined: z.int(),
    people: z.array(z.object({ username: z.string(), joinedAt: z.iso.datetime() })),
  }),
})

export type Referrals = z.output<typeof getReferrals.response>

/** The query of `GET /api/referrals/all`. */
const referrersQuery = z.object({
  /** The beginning of a username or a code, or a whole e-mail address. */
  search: searchField,
  list: z.enum(REFERRER_LISTS).default('most'),
  /** `next` of the previous page of the same list. */
  cursor: z.string().max(200, atMost(200)).optional(),
})

export const listReferrers = endpoint({
  method: 'GET',
  path: '/api/referrals/all',
  summary: 'Members and how many people each brought, 50 at a time, for staff.',
  query: referrersQuery,
  response: z.object({
    referrers: z.array(
      z.object({
        accountId: z.uuid(),
        username: z.string(),
        code: z.string(),
        invited: z.int(),
        joined: z.int(),
        /** When the newest of those came; null while there is none. */
        lastJoinedAt: z.iso.datetime().nullable(),
      }),
    ),
    /** The cursor of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
  refuses: [429],
})

export type ReferrersQuery = z.output<typeof referrersQuery>

export type Referrers = z.output<typeof listReferrers.response>

export type Referrer = Referrers['referrers'][number]

export const nameReferral = endpoint({
  method: 'POST',
  path: '/api/checkout-referral',
  summary:
    'Records by whose code the buyer came, for a checkout that this browser has set up. An unknown code changes nothing.',
  body: z.object({
    customerId: providerId('cus'),
    referralCode: z
      .string()
      .trim()
      .min(1, 'Name the code')
      .max(REFERRAL_CODE_MAX_LENGTH, atMost(REFERRAL_CODE_MAX_LENGTH)),
  }),
  response: z.object({ message: z.string() }),
  refuses: [404],
})
