import { MAP_LIVE_PATH } from '@meridian/contracts/http/network/map'
import { TELEGRAM_WEBHOOK } from '#modules/integrations'
import { STRIPE_WEBHOOK } from '#modules/membership'
import type { Content, Operation } from './operation.ts'

const as = (type: string, schema: object): Content => ({ [type]: { schema } })

const RECEIVED = as('application/json', {
  type: 'object',
  properties: { received: { const: true } },
  required: ['received'],
})

/** What a provider sends: whatever its own documents say. */
const MESSAGE = { required: true, content: as('application/json', { type: 'object' }) }

/** Calls that are mounted without `route`: a stream, webhooks, and this description. */
export const otherOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: MAP_LIVE_PATH,
    summary: 'Server-sent events: the map and the counters have moved.',
    forWhom: 'Members with access, and staff',
    key: 'session',
    answer: as('text/event-stream', { type: 'string' }),
    refuses: [401, 403, 429, 500, 503],
  },
  {
    method: 'POST',
    path: STRIPE_WEBHOOK,
    summary: 'Takes the events of the payment provider, signed.',
    forWhom: 'The payment provider',
    key: 'stripe',
    body: MESSAGE,
    answer: RECEIVED,
    refuses: [400, 413, 500, 503],
  },
  {
    method: 'POST',
    path: TELEGRAM_WEBHOOK,
    summary: 'Takes the updates of the bot, with its secret token.',
    forWhom: 'Telegram',
    key: 'telegram',
    body: MESSAGE,
    answer: RECEIVED,
    refuses: [400, 401, 413, 500, 503],
  },
  {
    method: 'GET',
    path: '/api/docs',
    summary: 'This description, for people.',
    forWhom: 'Everybody',
    answer: as('text/html', { type: 'string' }),
    refuses: [500, 503],
  },
  {
    method: 'GET',
    path: '/api/docs/openapi.json',
    summary: 'This description, as OpenAPI.',
    forWhom: 'Everybody',
    answer: as('application/json', { type: 'object' }),
    refuses: [500, 503],
  },
]
