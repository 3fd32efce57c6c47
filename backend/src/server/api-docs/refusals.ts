import { anyone, type Guard, signedIn } from '#platform/http/guards'
import type { MountedEndpoint } from '#platform/http/route'

/** What each refusal means, whichever call returns it. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'Something in the request is wrong; the answer says what',
  401: 'Nobody is signed in, or what should prove who it is does not',
  402: 'The payment is not complete',
  403: 'Not for this person, or sent by a page of another site',
  404: 'There is no such thing',
  409: 'Not as things stand; the answer says why',
  410: 'It was there, and is gone for good',
  413: 'The body is too large',
  415: 'The body is of a type that is not taken',
  429: 'Too often; the answer says when to come again',
  500: 'Something went wrong on our side',
  503: 'Not available right now',
}

/** What any call may answer: the database is behind all of them. */
const ALWAYS = [500, 503]

/** What any call that may change something returns: to another site, and for a body that cannot be read. */
const OF_WRITES = [400, 403, 413, 415]

/** The statuses with which an endpoint may refuse, in order. */
export function refusalsOf({ endpoint, who, limited }: MountedEndpoint): number[] {
  const { method, path, query, refuses } = endpoint
  const all = [
    ...ALWAYS,
    ...(method === 'GET' ? [] : OF_WRITES),
    ...(query === undefined ? [] : [400]),
    ...ofGuard(who),
    ...(path.includes(':') ? [404] : []),
    ...(limited ? [429] : []),
    ...(refuses ?? []),
  ]
  return [...new Set(all)].toSorted((a, b) => a - b)
}

function ofGuard(who: Guard): number[] {
  if (who === anyone) return []
  return who === signedIn ? [401] : [401, 403]
}

const TEXT = { 'text/plain': { schema: { type: 'string' } } }

/** What a screen needs where a text is not enough: a code is asked for as well, or payments are down. */
const more = {
  supportMessage: { type: 'string', description: 'What the person can do instead' },
  secondFactor: { type: 'boolean', description: 'The password was right; send a code' },
}

/** As RFC 9457 defines it. */
const PROBLEM = {
  'application/problem+json': {
    schema: {
      type: 'object',
      properties: {
        type: { const: 'about:blank' },
        title: { type: 'string' },
        status: { type: 'integer' },
        detail: { type: 'string', description: 'The text for people' },
        code: { type: 'string', description: 'The reason, for programs' },
        instance: { type: 'string', description: 'The id of the request' },
        ...more,
      },
      required: ['type', 'title', 'status', 'detail', 'code', 'instance'],
      additionalProperties: false,
    },
  },
}

const MORE = {
  'application/json': {
    schema: { type: 'object', properties: { message: { type: 'string' }, ...more }, required: ['message'] },
  },
}

const RETRY_AFTER = {
  headers: {
    'Retry-After': { description: 'Seconds after which to try again', schema: { type: 'integer' } },
  },
}

/** Each refusal as OpenAPI writes a response, by its status. */
export function refusalResponses(): Record<string, object> {
  const responses = Object.entries(REFUSALS).map(([status, description]) => [
    status,
    {
      description,
      ...(status === '429' || status === '503' ? RETRY_AFTER : {}),
      content: { ...TEXT, ...PROBLEM, ...(status === '401' || status === '503' ? MORE : {}) },
    },
  ])
  return Object.fromEntries(responses)
}
