import { NAMES_NOBODY as NOBODY, type Rows, row } from './row.ts'

const TELEGRAM = { params: async () => ({ name: 'telegram' }) }
/** A number of its own for each call: one that is linked elsewhere would be refused for that. */
let numbers = 700_000_000

/** What the community works together with, and the podcast. No provider answers here. */
export const integrationRows: Rows = {
  'GET /api/integrations': row([401, 200, 200, 200, 200, NOBODY]),
  'PUT /api/integrations/:name': row([401, 403, 403, 403, 400, NOBODY], { ...TELEGRAM, body: () => ({}) }),
  // Nothing was entered.
  'POST /api/integrations/:name/disconnect': row([401, 403, 403, 403, 409, NOBODY], {
    ...TELEGRAM,
    body: () => ({ reason: 'It is not needed any more.' }),
  }),
  'POST /api/integrations/:name/test': row([401, 403, 403, 200, 200, NOBODY], TELEGRAM),
  'GET /api/integrations/revocations': row([401, 403, 403, 200, 200, NOBODY]),
  // Nothing has read the hub yet, which is no failure.
  'GET /api/notion/page-url': row([401, 403, 202, 202, 202, NOBODY]),
  'GET /api/notion/pages': row([401, 403, 200, 200, 200, NOBODY]),
  'GET /api/test-notion': row([401, 403, 403, 503, 503, NOBODY]),
  'GET /api/notion/harvest': row([401, 403, 403, 200, 200, NOBODY]),
  'POST /api/notion/harvest': row([401, 403, 403, 200, 200, NOBODY]),
  'GET /api/telegram': row([401, 403, 200, 200, 200, NOBODY]),
  // Nobody has linked anything yet.
  'POST /api/telegram/invite': row([401, 403, 409, 409, 409, 403], {
    body: ({ about }) => ({ userId: about }),
  }),
  'POST /api/telegram/link': row([401, 403, 200, 200, 200, 403], {
    body: ({ about }) => ({ userId: about, telegramUserId: String(numbers++) }),
  }),
  'POST /api/telegram/deep-link': row([401, 403, 503, 503, 503, NOBODY]),
  'DELETE /api/telegram/link': row([401, 200, 200, 200, 200, NOBODY]),
  'GET /api/discord': row([401, 403, 200, 200, 200, NOBODY]),
  'POST /api/discord/link': row([401, 403, 200, 200, 200, 403], {
    body: ({ about }) => ({ userId: about, discordUserId: `12345678${numbers++}` }),
  }),
  'DELETE /api/discord/link': row([401, 200, 200, 200, 200, NOBODY]),
  'POST /api/webhooks/telegram': row([401, 401, 401, 401, 401, NOBODY], { body: () => ({}) }),
  'GET /api/podcast': row([401, 403, 200, 200, 200, NOBODY]),
  'POST /api/podcast/feed': row([401, 403, 200, 200, 200, NOBODY]),
  'POST /api/podcast/rotate': row([401, 403, 200, 200, 200, NOBODY]),
  'PUT /api/podcast/shows': row([401, 403, 403, 403, 200, NOBODY], { body: () => ({ shows: [] }) }),
  'GET /api/podcast/episodes': row([401, 403, 403, 403, 200, NOBODY]),
  'POST /api/podcast/recordings': row([401, 403, 403, 403, 415, NOBODY]),
  'POST /api/podcast/episodes': row([401, 403, 403, 403, 400, NOBODY], { body: () => ({}) }),
  'PUT /api/podcast/episodes/:guid': row([401, 403, 403, 403, 400, NOBODY], { body: () => ({}) }),
  'GET /api/podcast/flags': row([401, 403, 403, 200, 200, NOBODY]),
}
