import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'

/** A text that people keep as a file. Its media type is in the contract of the call. */
export interface TextFile {
  name: string
  /** Whole, or piece by piece as it is written. */
  text: string | AsyncIterable<string>
}

/** Sends a file. */
export async function sendTextFile(res: Response, type: string, { name, text }: TextFile): Promise<void> {
  res.setHeader('Content-Type', `${type}; charset=utf-8`)
  res.setHeader('Content-Disposition', `attachment; filename="${name}"`)
  if (typeof text === 'string') res.end(text)
  else await pipeline(Readable.from(text), res).catch(unlessStopped)
}

/** Whoever stops a download hangs up; there is nobody left to tell. */
function unlessStopped(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}
