import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import type { News } from '../database/news.ts'
import { createKeptAnswers, type Packed } from './kept-answers.ts'
import { ANSWERED } from './route.ts'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** How what is kept becomes bytes again: see `Packed`. */
const BYTES = 'latin1'

/** Finished answers, compressed, for calls whose answer is the same for everybody who may make them. */
export interface ResponseCache {
  /** Sends what `make` returns, or what it returned for this address before, if the read model has not moved since. */
  send(req: Request, res: Response, make: () => Promise<object>): Promise<typeof ANSWERED>
}

/** Keeps answers until the topic moves. */
export function createResponseCache(news: News, topic: string): ResponseCache {
  const kept = createKeptAnswers()
  const underWay = new Map<string, Promise<Packed>>()

  /**
   * Many who ask at once for something that is not kept wait for the same answer, if nothing has moved between them.
   */
  function together(key: string, make: () => Promise<Packed>): Promise<Packed> {
    const running = underWay.get(key) ?? make().finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }

  return {
    async send(req, res, make) {
      const key = req.url
      // Read before the answer is made: if the topic moves meanwhile, what is kept counts as outdated.
      const version = news.versionOf(topic)
      const pack = async () => (await compress(JSON.stringify(await make()))).toString(BYTES)
      if (version === undefined) return sendPacked(req, res, await pack())
      const known = kept.find(key, version)
      if (known !== undefined) return sendPacked(req, res, known)
      const packed = await together(`${version} ${key}`, pack)
      kept.keep(key, version, packed)
      return sendPacked(req, res, packed)
    },
  }
}

const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i

async function sendPacked(req: Request, res: Response, packed: Packed): Promise<typeof ANSWERED> {
  const readable = GZIP.test(req.headers['accept-encoding'] ?? '')
  const body = readable ? packed : (await decompress(Buffer.from(packed, BYTES))).toString(BYTES)
  // All at once: an answer that is ready should cost nothing but its sending.
  res.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ...(readable && { 'Content-Encoding': 'gzip' }),
  })
  res.end(body, BYTES)
  return ANSWERED
}
