import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { MAX_RECORDING_BYTES } from '@meridian/contracts/values/podcast'
import { parseFile } from 'music-metadata'
import {
  HEAD_BYTES,
  kindByFacts,
  kindByHead,
  MIME_TYPES,
  type RecordingKind,
} from '../domain/podcast/recording-kind.ts'
import { takeFile } from './incoming-files.ts'

export interface ReceivedRecording {
  file: string
  mimeType: string
  bytes: number
  durationSeconds: number
}

/** The recordings on the disk. A file is named after its content, so it never changes. */
export interface RecordingFiles {
  folder: string
  /** Keeps what a stream holds. Throws `too-large` and `unsupported-media-type`, and keeps nothing then. */
  receive(body: Readable): Promise<ReceivedRecording>
  /** One that is not there is removed already. */
  remove(file: string): Promise<void>
}

const NO_RECORDING =
  'This is not a recording that podcast players can play. Upload an MP3 or an M4A file with sound and without pictures.'
const TOO_LARGE = `The file is too large: ${MAX_RECORDING_BYTES / 1_000_000} MB at most. A lower bit rate, such as 96 kbit/s, makes it smaller.`

/** @param limit the largest file, in bytes */
export function createRecordingFiles(folder: string, limit = MAX_RECORDING_BYTES): RecordingFiles {
  const acceptance = {
    limit,
    tooLarge: TOO_LARGE,
    headBytes: HEAD_BYTES,
    assertHead: assertMayBeRecording,
  }
  return {
    folder,
    receive: (body) =>
      takeFile(body, folder, acceptance, async ({ path, hash, bytes }) => {
        const { kind, durationSeconds } = await inspect(path)
        return { file: `${hash}.${kind}`, mimeType: MIME_TYPES[kind], bytes, durationSeconds }
      }),
    remove: (file) => rm(join(folder, file), { force: true }),
  }
}

function assertMayBeRecording(head: Uint8Array): void {
  if (kindByHead(head) === undefined) throw new DomainError('unsupported-media-type', NO_RECORDING)
}

async function inspect(path: string): Promise<{ kind: RecordingKind; durationSeconds: number }> {
  // A file that the parser cannot read is treated like one without sound.
  const facts = await parseFile(path, { duration: true, skipCovers: true }).catch(() => undefined)
  const { container, codec, duration, hasVideo } = facts?.format ?? {}
  const kind = kindByFacts({ container, codec, durationSeconds: duration, hasVideo })
  if (kind === undefined || duration === undefined)
    throw new DomainError('unsupported-media-type', NO_RECORDING)
  return { kind, durationSeconds: Math.max(1, Math.round(duration)) }
}
