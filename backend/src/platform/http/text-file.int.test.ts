import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendTextFile } from './text-file.ts'

let server: Server
/** What became of the file that is being sent, and whether its text is let go of. */
let sent: Promise<void>
let isLetGo: boolean

const FAULT = new Error('the rows cannot be read')

async function* lines(path: string) {
  isLetGo = false
  try {
    for (;;) {
      yield `${'a line '.repeat(1_000)}\n`
      if (path === '/faulty') throw FAULT
    }
  } finally {
    isLetGo = true
  }
}

beforeAll(async () => {
  const app = express()
  app.get('/{*path}', (req, res) => {
    sent = sendTextFile(res, 'text/csv', { name: 'members.csv', text: lines(req.path) })
    // Looked at by the tests.
    sent.catch(() => {})
  })
  server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(() => server.close())

async function ask(path: string): Promise<IncomingMessage> {
  const request = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  const [answer] = await once(request, 'response')
  return answer
}

it('whoever stops a download is no failure, and its text is let go of', async () => {
  const answer = await ask('/long')
  await once(answer, 'readable')
  answer.destroy()
  await expect(sent).resolves.toBeUndefined()
  expect(isLetGo).toBe(true)
})

it('what fails while a download is written is one', async () => {
  const answer = await ask('/faulty')
  answer.on('error', () => {}).resume()
  await expect(sent).rejects.toBe(FAULT)
  expect(isLetGo).toBe(true)
})
