import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { DAY_MS } from '@meridian/contracts/values/durations'

/** What is accepted, and how the rest is refused. */
export interface Acceptance {
  /** The largest file, in bytes. */
  limit: number
  tooLarge: string
  /** How many bytes from the beginning it takes to tell what it is. */
  headBytes: number
  /** Throws a DomainError for a beginning that cannot belong to an accepted file. */
  assertHead(head: Uint8Array): void
}

export interface Written {
  path: string
  /** SHA-256 of all of it, as hexadecimal digits. */
  hash: string
  bytes: number
  head: Uint8Array
}

/** What a crash left behind is removed after this long. */
const ABANDONED_MS = DAY_MS

/**
 * Takes a file into a folder. It appears there by renaming, so that it is never half there.
 * @param describe looks at what was written, and says how it is to be called; if it throws, nothing is kept
 */
export async function takeFile<T extends { file: string }>(
  body: Readable,
  folder: string,
  acceptance: Acceptance,
  describe: (written: Written) => Promise<T> | T,
): Promise<T> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true })
  await removeAbandoned(incoming)
  const path = join(incoming, `${randomUUID()}.part`)
  try {
    const described = await describe({ path, ...(await write(body, path, acceptance)) })
    await rename(path, join(folder, described.file))
    return described
  } finally {
    // The rest of a refused body has to be read, or the connection would wait for ever.
    body.resume()
    await rm(path, { force: true })
  }
}

/** Writes a stream to the disk as it comes; what has to be refused is refused as early as possible. */
async function write(
  body: Readable,
  path: string,
  { limit, tooLarge, headBytes, assertHead }: Acceptance,
): Promise<Omit<Written, 'path'>> {
  const hash = createHash('sha256')
  const target = await open(path, 'wx')
  let head = Buffer.alloc(0)
  let bytes = 0
  try {
    // The connection is needed for the answer, even when the body is not read to its end.
    const chunks: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false })
    for await (const chunk of chunks) {
      if (head.length < headBytes) {
        head = Buffer.concat([head, chunk])
        if (head.length >= headBytes) assertHead(head)
      }
      bytes += chunk.length
      if (bytes > limit) throw new DomainError('too-large', tooLarge)
      hash.update(chunk)
      await target.appendFile(chunk)
    }
    assertHead(head)
    await target.sync()
  } finally {
    await target.close()
  }
  return { hash: hash.digest('hex'), bytes, head }
}

async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < Date.now() - ABANDONED_MS) await rm(path, { force: true })
  }
}
