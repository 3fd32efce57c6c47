import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { MAX_RECORDING_BYTES } from '@meridian/contracts/values/podcast'
import { parseFile } from 'music-metadata'
import { DomainError } from '#platform/domain-error'
import {
  HEAD_BYTES,
  kindByFacts,
  kindByHead,
  MIME_TYPES,
  type RecordingKind,
} from '../domain/podcast/recording-kind.ts'

export interface ReceivedRecording {
  file: string
  mimeType: string
  bytes: number
  durationSeconds: number
}

/** The recordings on the disk. A file has its name from its content, so it never changes. */
export interface RecordingFiles {
  folder: string
  /** Keeps what a stream holds. Throws `too-large` and `unsupported-media-type`, and then keeps nothing. */
  receive(body: Readable): Promise<ReceivedRecording>
}

const NO_RECORDING =
  'This is not a recording that podcast players can play. Upload an MP3 or an M4A file with sound and without pictures.'
const TOO_LARGE = `The file is too large: ${MAX_RECORDING_BYTES / 1024 / 1024} MB at most. A lower bit rate, such as 96 kbit/s, makes it smaller.`

/** What a crash has left behind is removed after this long. */
const ABANDONED_MS = 24 * 60 * 60 * 1_000

/**
 * Files appear in the folder by renaming, so that none of them is ever half there.
 * @param limit the largest file, in bytes
 */
export function createRecordingFiles(folder: string, limit = MAX_RECORDING_BYTES): RecordingFiles {
  const incoming = join(folder, 'incoming')
  return {
    folder,
    async receive(body) {
      await mkdir(incoming, { recursive: true })
      await removeAbandoned(incoming)
      const path = join(incoming, `${randomUUID()}.part`)
      try {
        const written = await write(body, path, limit)
        const { kind, durationSeconds } = await inspect(path)
        const file = `${written.hash}.${kind}`
        await rename(path, join(folder, file))
        return { file, mimeType: MIME_TYPES[kind], bytes: written.bytes, durationSeconds }
      } finally {
        // What is left of a refused body has to pass, or the connection would wait for ever.
        body.resume()
        await rm(path, { force: true })
      }
    },
  }
}

/** Writes a stream to the disk while it comes; what is refused is refused as early as it can be told. */
async function write(body: Readable, path: string, limit: number): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256')
  const target = await open(path, 'wx')
  let head = Buffer.alloc(0)
  let bytes = 0
  try {
    // The connection is needed for the answer, also when the body is not read to its end.
    const chunks: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false })
    for await (const chunk of chunks) {
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, chunk])
        if (head.length >= HEAD_BYTES) assertMayBeRecording(head)
      }
      bytes += chunk.length
      if (bytes > limit) throw new DomainError('too-large', TOO_LARGE)
      hash.update(chunk)
      await target.appendFile(chunk)
    }
    assertMayBeRecording(head)
    await target.sync()
  } finally {
    await target.close()
  }
  return { hash: hash.digest('hex'), bytes }
}

function assertMayBeRecording(head: Uint8Array): void {
  if (kindByHead(head) === undefined) throw new DomainError('unsupported-media-type', NO_RECORDING)
}

async function inspect(path: string): Promise<{ kind: RecordingKind; durationSeconds: number }> {
  // A parser that stumbles over a file and one that finds no sound in it come to the same.
  const facts = await parseFile(path, { duration: true, skipCovers: true }).catch(() => undefined)
  const { container, codec, duration, hasVideo } = facts?.format ?? {}
  const kind = kindByFacts({ container, codec, durationSeconds: duration, hasVideo })
  if (kind === undefined || duration === undefined)
    throw new DomainError('unsupported-media-type', NO_RECORDING)
  return { kind, durationSeconds: Math.max(1, Math.round(duration)) }
}

async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < Date.now() - ABANDONED_MS) await rm(path, { force: true })
  }
}
