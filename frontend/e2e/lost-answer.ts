import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { openServer } from '@meridian/infra/testing/answering-server'
import type { Page } from 'playwright-core'

interface LostAnswer {
  /** The server has answered. */
  answered: Promise<void>
  /** Lets the answer go on to the page. */
  letGo: () => void
  close: () => void
}

/** Has the next call of the page to that path answered by the server at that address, and the answer held back. */
export async function holdAnswer(page: Page, url: string, path: string): Promise<LostAnswer> {
  const answered = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const relay = async (req: IncomingMessage, res: ServerResponse) => {
    const answer = await forwarded(req, url)
    const body = await answer.text()
    answered.resolve()
    await held.promise
    const headers = { 'Content-Type': 'application/json', 'Set-Cookie': answer.headers.getSetCookie() }
    res.writeHead(answer.status, headers).end(body)
  }
  const server = await openServer((req, res) => void relay(req, res))
  await page.route(`**${path}`, (route) => route.continue({ url: `${server.url}${path}` }), { times: 1 })
  return { answered: answered.promise, letGo: held.resolve, close: server.close }
}

/** The browser's own call, as if it had come from the page to the server itself. */
async function forwarded(req: IncomingMessage, url: string): Promise<Response> {
  const { cookie = '', 'content-type': type = '' } = req.headers
  const headers = { cookie, 'content-type': type, origin: url }
  return fetch(`${url}${req.url}`, { method: 'POST', headers, body: await text(req) })
}
