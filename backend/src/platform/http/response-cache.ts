import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import type { News } from '../database/news.ts'
import { ANSWERED } from './route.ts'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

const MAX_BYTES = 4_000_000
/** A connection can be dead without anybody having noticed: nothing is kept for longer than this. */
const MAX_MS = 10_000

/**
 * Compressed bytes, each as one character: a string goes out together with the headers in one write, where bytes would
 * take two.
 */
type Packed = string
const BYTES = 'latin1'

interface Kept {
  version: number
  since: number
  packed: Packed
}

/** Finished answers, compressed, for calls whose answer is the same for everybody who may make them. */
export interface ResponseCache {
  /** Sends what `make` returns, or what it returned for this address before, if the read model has not moved since. */
  send(req: Request, res: Response, make: () => Promise<object>): Promise<typeof ANSWERED>
}

/** Keeps answers until the topic moves; those requested least recently make room. */
export function createResponseCache(news: News, topic: string): ResponseCache {
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, Promise<Packed>>()
  let total = 0

  function find(key: string, version: number): Packed | undefined {
    const found = kept.get(key)
    if (found === undefined) return undefined
    forget(key, found)
    if (found.version !== version || performance.now() - found.since > MAX_MS) return undefined
    remember(key, found)
    return found.packed
  }

  function keep(key: string, version: number, packed: Packed): void {
    const before = kept.get(key)
    if (before !== undefined) forget(key, before)
    remember(key, { version, since: performance.now(), packed })
    for (const [oldest, entry] of kept) {
      if (total <= MAX_BYTES) return
      forget(oldest, entry)
    }
  }

  function remember(key: string, entry: Kept): void {
    kept.set(key, entry)
    total += key.length + entry.packed.length
  }

  function forget(key: string, entry: Kept): void {
    kept.delete(key)
    total -= key.length + entry.packed.length
  }

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
      const known = find(key, version)
      if (known !== undefined) return sendPacked(req, res, known)
      const packed = await together(`${version} ${key}`, pack)
      keep(key, version, packed)
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
