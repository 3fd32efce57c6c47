import { fetchOnce } from '../../../lib/fetch-once.ts'
import { get } from '../../../lib/http.ts'
import { repeated } from '../../../lib/repeat.ts'

const REPEATS = { times: 3, waitMs: 1000 }

/** The tiers on sale. A failing call is repeated three times, a second apart, before it counts as failed. */
export const useTierOffers = fetchOnce(() => repeated(() => get('/api/membership-tiers'), REPEATS))
