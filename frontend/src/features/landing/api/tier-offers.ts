import { get } from '../../../lib/http.ts'
import { loadOnce } from '../../../lib/load-once.ts'
import { repeated } from '../../../lib/repeat.ts'

const REPEATS = { times: 3, waitMs: 1000 }

/** The tiers on sale. A failing call is repeated three times, a second apart, before it counts as failed. */
export const useTierOffers = loadOnce(() => repeated(() => get('/api/membership-tiers'), REPEATS))
