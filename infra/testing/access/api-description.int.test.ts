import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp, createRateLimits } from '@meridian/backend/testing'
import { MAP_LIVE_PATH } from '@meridian/contracts/http/network/map'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appRoutes } from '../app-routes.ts'
import { allRows } from './all-rows.ts'
import { ask, castOf } from './ask.ts'
import { type Description, openApiPath, readDescription } from './description.ts'
import { type AccessParts, peopleFor, startFollowedBackend } from './people.ts'
import { COLUMNS, type Row } from './row.ts'

let parts: AccessParts & { stop(): Promise<void> }
let description: Description
beforeAll(async () => {
  parts = await startFollowedBackend()
  description = await readDescription(parts.backend.url)
})
afterAll(() => parts.stop())

it('describes every call of the API, and no other', async () => {
  const { system } = parts.backend
  const limits = createRateLimits(system)
  const routes = appRoutes(createApp(system, limits)).filter(({ path }) => path.startsWith('/api/'))
  await limits.close()
  const described = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(
    routes.map(({ method, path }) => `${method} ${openApiPath(path)}`).toSorted(),
  )
})

it('is a valid document of OpenAPI 3.1, with valid schemas', async () => {
  const answer = await fetch(`${parts.backend.url}/api/docs/openapi.json`)
  const text = await answer.text()
  const { valid, errors } = await new Validator().validate(JSON.parse(text))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const schemas = schemasIn(JSON.parse(text))
  expect(schemas.length).toBeGreaterThan(200)
  expect(schemas.filter((schema) => ajv.validateSchema(schema) !== true)).toEqual([])
})

it('describes what calls take', () => {
  expect(description.paths['/api/login']?.post).toMatchObject({
    security: [],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { required: ['email', 'password'] } } },
    },
  })
  expect(description.paths['/api/podcast/recordings']?.post).toMatchObject({
    requestBody: { required: true, content: { 'audio/*': {}, 'video/mp4': {} } },
  })
  expect(description.paths['/api/geocode/reverse']?.get?.parameters).toEqual([
    { name: 'latitude', in: 'query', required: true, schema: { type: 'number', minimum: -90, maximum: 90 } },
    {
      name: 'longitude',
      in: 'query',
      required: true,
      schema: { type: 'number', minimum: -180, maximum: 180 },
    },
  ])
  expect(description.paths['/api/analytics/trends']?.get?.parameters).toEqual([
    { name: 'days', in: 'query', required: false, schema: expect.objectContaining({ default: 90 }) },
  ])
})

it('describes what programs are refused with', async () => {
  const headers = { accept: 'application/problem+json' }
  const answer = await fetch(`${parts.backend.url}/api/session`, { headers })
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(await description.wrongIn('GET /api/session', answer)).toEqual([])
})

it('describes the API for people, on a page that runs nothing', async () => {
  const answer = await fetch(`${parts.backend.url}/api/docs`)
  const page = await answer.text()
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page).toContain('POST /api/meetups/{meetupId}/join')
  expect(page).toContain('Answer, text/csv')
  expect(page).not.toContain('<script')
})

it('has the icon of the site there, so that browsers do not ask for one that is missing', async () => {
  const page = await (await fetch(`${parts.backend.url}/api/docs`)).text()
  const icon = /<link rel="icon" href="([^"]+)"/.exec(page)?.[1] ?? '/favicon.ico'
  const answer = await fetch(parts.backend.url + icon)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})

it('says 429 of each call that has a limit, and of no other', async () => {
  const exhausted = await startExhausted()
  const calls = Object.entries(allRows).filter(([call]) => call.includes(' /api/'))
  const people = await peopleFor(parts, calls.length)
  const wrong: string[] = []
  for (const [place, [call, row]] of calls.entries()) {
    const persons = people[place]
    if (persons === undefined) throw new Error('There are people for every row')
    const column = callerOf(row)
    const cast = await castOf(column, persons, parts)
    const response = await ask(call, row, cast, parts, exhausted.url)
    await response.body?.cancel()
    const refused = response.status === 429
    const described = isDescribed(call, 429)
    if (refused && !described) wrong.push(`${call} has a limit`)
    if (described && !refused && comesToLimit(call, row.statuses[COLUMNS.indexOf(column)]))
      wrong.push(`${call} has no limit`)
  }
  await exhausted.stop()
  expect(wrong).toEqual([])
}, 240_000)

/** Rows that are refused for something else are refused before; how many screens are open is no rate. */
const comesToLimit = (call: string, status: unknown) =>
  status !== 400 && status !== 401 && call !== `GET ${MAP_LIVE_PATH}`

/** The same app, in which everybody has used up every limit. */
async function startExhausted(): Promise<{ url: string; stop(): Promise<void> }> {
  const { system } = parts.backend
  const { perKey, perKeyHere, perAddress, close } = createRateLimits(system)
  const spent = <Rule extends { name: string }>(rule: Rule) => ({
    ...rule,
    name: `spent-${rule.name}`,
    points: 0,
  })
  const limits = {
    perKey: (rule: Parameters<typeof perKey>[0]) => perKey(spent(rule)),
    perKeyHere: (rule: Parameters<typeof perKeyHere>[0]) => perKeyHere(spent(rule)),
    perAddress: (rule: Parameters<typeof perAddress>[0]) => perAddress(spent(rule)),
    close,
  }
  const server = createServer(createApp(system, limits))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await limits.close()
    },
  }
}

/** Somebody whom the call does not turn away; the admin where it turns everybody away. */
function callerOf({ statuses }: Row) {
  const welcome = (status: unknown) => typeof status === 'number' && status !== 401 && status !== 403
  return COLUMNS.find((_, place) => welcome(statuses[place])) ?? 'admin'
}

function isDescribed(call: string, status: number): boolean {
  const [method = '', path = ''] = call.split(' ')
  return description.paths[openApiPath(path)]?.[method.toLowerCase()]?.responses[status] !== undefined
}

function schemasIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'schema' in value && typeof value.schema === 'object' ? [value.schema ?? {}] : []
  return [...own, ...Object.values(value).flatMap(schemasIn)]
}
