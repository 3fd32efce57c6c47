import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import type { News } from './news.ts'
import { ANSWERED } from './route.ts'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

const MOST_BYTES = 4_000_000
/** A connection can be dead without anybody having noticed: nothing is kept for longer than this. */
const LONGEST_MS = 10_000

interface Kept {
  standing: number
  since: number
  bytes: Buffer
}

/** Finished answers, compressed, for calls whose answer is the same for everybody who may make them. */
export interface KeptAnswers {
  /** Sends what `make` answers, or what it answered before, if the read model has not moved since. */
  send(
    request: { req: Request; res: Response; key: string },
    make: () => Promise<object>,
  ): Promise<typeof ANSWERED>
}

/** Keeps answers until the topic moves; those that were asked for longest ago make room. */
export function createKeptAnswers(news: News, topic: string): KeptAnswers {
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, Promise<Buffer>>()

  function find(key: string, standing: number): Buffer | undefined {
    const found = kept.get(key)
    if (found === undefined) return undefined
    kept.delete(key)
    if (found.standing !== standing || performance.now() - found.since > LONGEST_MS) return undefined
    kept.set(key, found)
    return found.bytes
  }

  function keep(key: string, standing: number, bytes: Buffer): void {
    kept.set(key, { standing, since: performance.now(), bytes })
    let total = [...kept.values()].reduce((sum, entry) => sum + entry.bytes.length, 0)
    for (const [oldest, { bytes: least }] of kept) {
      if (total <= MOST_BYTES) return
      kept.delete(oldest)
      total -= least.length
    }
  }

  /** Many who ask at once for what is not kept wait for the same answer, if nothing has moved between them. */
  function together(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = underWay.get(key) ?? make().finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }

  return {
    async send({ req, res, key }, make) {
      // Asked before the answer is made: if the topic moves meanwhile, what is kept counts as outdated.
      const standing = news.standing(topic)
      const pack = async () => compress(JSON.stringify(await make()))
      if (standing === undefined) return sendPacked(req, res, await pack())
      const known = find(key, standing)
      if (known !== undefined) return sendPacked(req, res, known)
      const bytes = await together(`${standing} ${key}`, pack)
      keep(key, standing, bytes)
      return sendPacked(req, res, bytes)
    },
  }
}

/** Sends an answer that is larger than most, compressed where the client can read that. */
export async function sendCompressed(req: Request, res: Response, answer: object): Promise<typeof ANSWERED> {
  return sendPacked(req, res, await compress(JSON.stringify(answer)))
}

async function sendPacked(req: Request, res: Response, bytes: Buffer): Promise<typeof ANSWERED> {
  const readable = req.acceptsEncodings('gzip') === 'gzip'
  const body = readable ? bytes : await decompress(bytes)
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.setHeader('Content-Length', body.length)
  res.setHeader('Vary', 'Accept-Encoding')
  if (readable) res.setHeader('Content-Encoding', 'gzip')
  res.end(body)
  return ANSWERED
}
