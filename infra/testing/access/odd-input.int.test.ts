import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { HttpClient } from '../../simulation/http-client.ts'
import { createMembers } from '../members.ts'
import { startTestBackend, type TestedBackend } from '../tested-backend.ts'

let backend: TestedBackend
let admin: HttpClient
let member: HttpClient
let calls: Call[]
beforeAll(async () => {
  backend = await startTestBackend({ LOG_LEVEL: 'silent' })
  admin = await backend.admin()
  const [somebody] = await createMembers(backend, 1)
  if (somebody === undefined) throw new Error('There is no member')
  member = somebody.browser
  calls = await callsOf(backend.url)
})
afterAll(() => backend.stop())

interface Call {
  method: string
  path: string
  /** Names of what it reads behind the `?`. */
  query: string[]
  /** Names of what it reads of a JSON body; undefined when it takes none. */
  body: string[] | undefined
}

/** What a call of the description takes. */
const described = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string() })),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: z.unknown() }).optional()) })
    .optional(),
})
const schema = z.looseObject({ properties: z.record(z.string(), z.unknown()).default({}) })

async function callsOf(url: string): Promise<Call[]> {
  const answer = await fetch(`${url}/api/docs/openapi.json`)
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), described)) })
    .parse(await answer.json())
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters, requestBody }]) => {
      const json = requestBody?.content['application/json']?.schema
      return {
        method: method.toUpperCase(),
        path: path.replaceAll(/\{\w+\}/g, 'nothing-of-this-name'),
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        body: json === undefined ? undefined : Object.keys(schema.parse(json).properties),
      }
    }),
  )
}

const VALUES = [null, true, -1, 1e308, 0.5, '', '__proto__', '٣', '2026-13-45', '<b>', 'x'.repeat(9_000)]
const PARTS = [[], [[]], [null], {}, { length: -1 }, { length: { toString: 1 } }, { toJSON: 1 }]
const ODD: unknown[] = [...VALUES, ...PARTS]

const record = <Value>(names: string[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value]))

function bodiesOf(names: string[]): unknown[] {
  return ODD.flatMap((odd) => [odd, record(names, odd), ...names.map((name) => ({ [name]: odd }))])
}

/** The admin may call everything; but only who is a member already is refused to buy without a question to the provider. */
const callerOf = (path: string) => (path.startsWith('/api/create-') ? member : admin)

/** Each request comes from elsewhere, so that none is one too many. */
let places = 0
async function wrongIn({ method, path }: Call, query: string, body?: unknown): Promise<string[]> {
  places += 1
  const headers = {
    cookie: callerOf(path).cookie(),
    'x-forwarded-for': `10.1.${places >> 8}.${places & 255}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(`${backend.url}${path}${query}`, { method, headers, ...sent })
  const text = await refusalIn(response)
  const told = response.status !== 500 && !/expected .* received|Error/.test(text)
  return told ? [] : [`${method} ${path}${query} ${sent.body}: ${response.status} ${text}`]
}

/** What a refusal says; nothing for an answer, which may never end. */
async function refusalIn(response: Response): Promise<string> {
  if (!response.ok) return response.text()
  await response.body?.cancel()
  return ''
}

it('whatever stands in a body, the answer says what is wrong with it', async () => {
  const withBody = calls.filter(({ body }) => body !== undefined)
  expect(withBody.length).toBeGreaterThan(40)
  const wrong: string[] = []
  for (const call of withBody)
    for (const body of bodiesOf(call.body ?? [])) wrong.push(...(await wrongIn(call, '', body)))
  expect(wrong).toEqual([])
  expect([(await admin.get('/api/session')).status, (await member.get('/api/session')).status]).toEqual([
    200, 200,
  ])
}, 120_000)

it('and so it does whatever stands in a query', async () => {
  const withQuery = calls.filter(({ query }) => query.length > 0)
  expect(withQuery.length).toBeGreaterThan(10)
  const wrong: string[] = []
  for (const call of withQuery)
    for (const odd of VALUES) {
      const query = new URLSearchParams(record(call.query, String(odd)))
      wrong.push(...(await wrongIn(call, `?${query}&${query}`)), ...(await wrongIn(call, `?${query}`)))
    }
  expect(wrong).toEqual([])
}, 120_000)
