import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SLOW_MS } from './faults/fault-board.ts'
import { type Sandbox, startSandbox } from './start-sandbox.ts'

const BERLIN = '/geocode/data/reverse-geocode-client?latitude=52.5&longitude=13.4'
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    file: ':memory:',
    webhookTarget: 'http://127.0.0.1:9/none',
  })
})
beforeEach(() => post('/control/reset'))
afterAll(() => sandbox.stop())

function get(path: string) {
  return fetch(sandbox.url + path)
}

function post(path: string, body: unknown = {}, headers: Record<string, string> = {}) {
  const all = { 'content-type': 'application/json', ...headers }
  return fetch(sandbox.url + path, { method: 'POST', headers: all, body: JSON.stringify(body) })
}

test('names the city of a point, and nothing in the ocean', async () => {
  expect(await (await get(BERLIN)).json()).toMatchObject({
    city: 'Berlin',
    countryName: 'Germany',
    countryCode: 'DE',
  })
  const ocean = await (await get('/geocode?latitude=0&longitude=-30')).json()
  expect(ocean).toMatchObject({ city: '', locality: '', principalSubdivision: '', countryName: '' })
  const found = await (await get('/geocode/search?city=berlin&country=DE')).json()
  expect(found).toEqual([{ lat: '52.52', lon: '13.405', display_name: 'Berlin, Germany' }])
  expect(await (await get('/geocode/search?city=Atlantis&country=Sea')).json()).toEqual([])
  const bad = await get('/geocode?latitude=91&longitude=0')
  expect(bad.status).toBe(400)
  expect(await bad.json()).toMatchObject({ description: expect.stringContaining('latitude (-90 to 90)') })
})

test('records calls with their answers, per provider, and forgets them on reset', async () => {
  await get(BERLIN)
  await get('/geocode?latitude=x')
  const calls = await (await get('/control/requests?provider=geocode')).json()
  expect(calls).toMatchObject([
    {
      provider: 'geocode',
      method: 'GET',
      path: '/geocode/data/reverse-geocode-client',
      status: 200,
      body: null,
    },
    { path: '/geocode/', query: { latitude: 'x' }, idempotencyKey: null, status: 400 },
  ])
  expect(await (await get('/control/requests?provider=stripe')).json()).toEqual([])
  await post('/control/reset')
  expect(await (await get('/control/requests')).json()).toEqual([])
  expect((await get('/control/requests?provider=nobody')).status).toBe(400)
})

test('records the body and the idempotency key of a spoiled call', async () => {
  await post('/control/fault', { provider: 'geocode', kind: 'error', count: 1 })
  const answer = await post('/geocode/x', { a: 1 }, { 'idempotency-key': 'k1' })
  expect(answer.status).toBe(500)
  const calls = await (await get('/control/requests')).json()
  expect(calls).toMatchObject([{ method: 'POST', body: { a: 1 }, idempotencyKey: 'k1', status: 500 }])
})

test('answers too fast a caller in the shape of the provider, for as many calls as told', async () => {
  await post('/control/fault', { provider: 'geocode', kind: 'rate-limited', count: 1 })
  const limited = await get(BERLIN)
  expect(limited.status).toBe(429)
  expect(limited.headers.get('retry-after')).toBe('1')
  expect(await limited.json()).toMatchObject({ status: 429 })
  expect((await get(BERLIN)).status).toBe(200)
})

test('cuts the connection when down, until cleared; the controls go on', async () => {
  const fault = { provider: 'geocode', kind: 'down', count: 100 }
  await post('/control/fault', fault)
  await expect(get(BERLIN)).rejects.toThrow('fetch failed')
  expect(await (await get('/control/fault')).json()).toEqual([
    { ...fault, count: 99, percent: 100, path: '' },
  ])
  await post('/control/fault', { ...fault, count: 0 })
  expect((await get(BERLIN)).status).toBe(200)
})

test('serves a slow call late', async () => {
  await post('/control/fault', { provider: 'geocode', kind: 'slow', count: 1 })
  const start = performance.now()
  expect((await get(BERLIN)).status).toBe(200)
  expect(performance.now() - start).toBeGreaterThan(SLOW_MS - 50)
})

test('refuses controls that are wrong, unknown, or from a foreign page', async () => {
  const wrong = await post('/control/fault', { provider: 'geocode', kind: 'odd', count: 1 })
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toEqual({
    error: 'kind: one of down, slow, rate-limited, error, remembered, cut-off, html, drip',
  })
  expect((await post('/control/nothing')).status).toBe(404)
  expect((await post('/control/reset', {}, { origin: 'http://evil.example' })).status).toBe(403)
  expect((await post('/control/reset', {}, { origin: sandbox.url })).status).toBe(200)
})
