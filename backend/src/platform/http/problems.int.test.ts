import { Agent, createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DomainError } from '@meridian/contracts/values/domain-error'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lateFailureHandler, problemHandler } from './problems.ts'

let server: Server
let url: string
/** Reports a failure of a request whose answer has been given. */
let failLate: () => void

const HOST_GONE = ['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN']

const QUEUES_AWAY =
  'The queues cannot be used right now. Nothing is lost: what waits is done once their server is back.'

const REFUSALS: Record<string, () => Error> = {
  full: () => new DomainError('conflict', 'This meetup is full.'),
  down: () =>
    new DomainError('payments-unavailable', 'Payments are down.', { supportMessage: 'Write to us.' }),
  code: () => new DomainError('not-signed-in', 'Enter the code.', { secondFactor: true }),
  overtaken: () => Object.assign(new Error('deadlock detected'), { code: '40P01' }),
  // As PostgreSQL says that its disk is full, and that it only copies another server.
  ...Object.fromEntries(
    ['53100', '25006'].map((code) => [
      code,
      () => Object.assign(new Error('it cannot be written'), { code }),
    ]),
  ),
  // As Node says that the server's host has gone, its name with it or not.
  ...Object.fromEntries(
    HOST_GONE.map((code) => [code, () => Object.assign(new Error(`connect ${code} postgres`), { code })]),
  ),
  // As Redis replies while it reads what it has saved, once its memory is full, and while those that copy it are away;
  // and the client of one that hangs.
  loading: () => new Error('LOADING Redis is loading the dataset in memory'),
  memory: () => new Error("OOM command not allowed when used memory > 'maxmemory'."),
  copies: () => new Error('NOREPLICAS Not enough good replicas to write.'),
  hanging: () => new Error('Command timed out'),
  fault: () => new Error('select * from secrets'),
  range: () =>
    Object.assign(new Error('Range Not Satisfiable'), {
      status: 416,
      headers: { 'Content-Range': 'bytes */9' },
    }),
}

beforeAll(async () => {
  const app = express()
  app.get('/late', (_req, res, next) => {
    failLate = () => next(new Error('the session could not be stored'))
    res.end('all of it')
  })
  app.get('/refused', (_req, _res, next) => {
    failLate = () => next(new Error('the session could not be stored'))
    next(new DomainError('conflict', 'Not now.'))
  })
  app.get('/half', (_req, res, next) => {
    res.write('half of it')
    next(new Error('the other half is lost'))
  })
  app.get('/:what', (req) => {
    req.id = 'request-1'
    throw REFUSALS[req.params.what]?.() ?? new Error('no such refusal')
  })
  const log = pino({ level: 'silent' })
  app.use(problemHandler(log), lateFailureHandler(log))
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const ask = (what: string, accept: string) => fetch(`${url}/${what}`, { headers: { accept } })

/** Asks, and answers which connection the answer came by. */
function portOf(path: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(`${url}${path}`, { agent }, (answer) => {
      const port = answer.socket.localPort
      answer.resume().on('end', () => resolve(port))
    }).on('error', reject)
  })
}

describe('a failure after the answer', () => {
  it.each(['/late', '/refused'])(
    'leaves the connection of %s to the requests that come by it',
    async (path) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const port = await portOf(path, agent)
      failLate()
      expect(await portOf('/full', agent)).toBe(port)
      agent.destroy()
    },
  )

  it('breaks off what is not whole yet', async () => {
    await expect(fetch(`${url}/half`).then((answer) => answer.text())).rejects.toThrow(
      /fetch failed|terminated/,
    )
  })
})

describe('a refusal', () => {
  it.each(['*/*', 'text/plain', 'application/json'])('is a text for people who accept %s', async (accept) => {
    const answer = await ask('full', accept)
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      409,
      'text/plain; charset=utf-8',
      'This meetup is full.',
    ])
  })

  it.each([
    ['full', 409, 'Conflict', 'conflict', 'This meetup is full.', {}],
    [
      'down',
      503,
      'Service Unavailable',
      'payments-unavailable',
      'Payments are down.',
      { supportMessage: 'Write to us.' },
    ],
    ['code', 401, 'Unauthorized', 'not-signed-in', 'Enter the code.', { secondFactor: true }],
  ])('is a problem with a code for programs: %s', async (what, status, title, code, detail, more) => {
    const answer = await ask(what, 'application/problem+json')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ])
    expect(await answer.json()).toEqual({
      ...{ type: 'about:blank', title, status, detail, code, instance: 'request-1' },
      ...more,
    })
  })

  it('tells nothing of a fault of ours but its id', async () => {
    const problem = await (await ask('fault', 'application/problem+json')).json()
    expect(problem).toMatchObject({ status: 500, code: 'internal', instance: 'request-1' })
    expect(JSON.stringify(problem)).not.toContain('secrets')
  })

  it('asks whoever was overtaken too often to try again', async () => {
    const answer = await ask('overtaken', '*/*')
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
      503,
      '1',
      'Others are changing the same at this moment. Please try again in a moment.',
    ])
  })

  it.each([
    ...HOST_GONE.map((code) => [
      code,
      'The service is not available right now. Please try again in a moment.',
    ]),
    ...['loading', 'memory', 'copies', 'hanging'].map((what) => [what, QUEUES_AWAY]),
  ])('says what is away, rather than that we are at fault: %s', async (what, text) => {
    const answer = await ask(what, '*/*')
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '5', text])
  })

  it.each(['53100', '25006'])(
    'says that nothing can be saved, rather than that we are at fault: %s',
    async (code) => {
      const answer = await ask(code, '*/*')
      expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
        503,
        '5',
        'Nothing can be saved right now. Please try again in a moment.',
      ])
    },
  )

  it('is the one of whoever serves a file, with its headers', async () => {
    const answer = await ask('range', '*/*')
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      416,
      'bytes */9',
      'This request cannot be answered: Range Not Satisfiable.',
    ])
  })

  it('says of an address that cannot be read what is wrong', async () => {
    const answer = await ask('%E0%A4%A', '*/*')
    expect([answer.status, await answer.text()]).toEqual([
      400,
      'This address is broken: it contains a % that does not stand for a character. Please copy the link again.',
    ])
  })

  it('names what helps in JSON where a screen reads it', async () => {
    const answer = await ask('down', '*/*')
    expect(await answer.json()).toEqual({ message: 'Payments are down.', supportMessage: 'Write to us.' })
  })
})
