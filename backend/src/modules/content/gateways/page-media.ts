import { access, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { MAX_VIDEO_BYTES, MAX_VIDEO_EXTRA_BYTES } from '@meridian/contracts/values/landing-video'
import { isOfFamily, PAGE_MEDIA_HEAD, pageMediaKind } from '../domain/landing/page-media-kind.ts'
import { takeFile } from './incoming-files.ts'
import { forgetMaking, hashOf } from './page-media-privacy.ts'

/** The files that the start page shows. A file is named after its content, so it never changes. */
export interface PageMedia {
  folder: string
  /**
   * Keeps what a stream holds, which is sent as this type. Throws `too-large`, and `unsupported-media-type` also for what
   * is of another family than that; keeps nothing then.
   */
  receive(body: Readable, type: string): Promise<{ file: string }>
  has(file: string): Promise<boolean>
  /** The files that have not been uploaded again since a moment. */
  listOlder(than: Date): Promise<string[]>
  remove(file: string): Promise<void>
}

const MEGABYTE = 1_000_000
const UNFIT =
  'The homepage cannot show this file. Upload a video as MP4 or WebM, captions as WebVTT, a picture as PNG or JPEG.'
const MISPLACED =
  'This file belongs elsewhere. Choose MP4 or WebM for the video, WebVTT for the captions, PNG or JPEG for the picture.'
const TOO_LARGE = `The file is too large: ${MAX_VIDEO_BYTES / MEGABYTE} MB at most.`
const EXTRA_TOO_LARGE = `The file is too large: captions and pictures can be ${MAX_VIDEO_EXTRA_BYTES / MEGABYTE} MB at most.`

/** Everybody may see what is in here: it is a folder of its own beside the members' recordings. */
export function createPageMedia(mediaDir: string): PageMedia {
  const folder = join(mediaDir, 'page')
  const acceptanceOf = (type: string) => ({
    limit: MAX_VIDEO_BYTES,
    tooLarge: TOO_LARGE,
    headBytes: PAGE_MEDIA_HEAD,
    assertHead: (head: Uint8Array) => void kindOf(head, type),
  })
  return {
    folder,
    receive: (body, type) =>
      takeFile(body, folder, acceptanceOf(type), async ({ path, bytes, head }) => {
        const kind = kindOf(head, type)
        if (bytes > MAX_VIDEO_EXTRA_BYTES && kind !== 'mp4' && kind !== 'webm')
          throw new DomainError('too-large', EXTRA_TOO_LARGE)
        if (!(await forgetMaking(path, kind))) throw new DomainError('unsupported-media-type', UNFIT)
        return { file: `${await hashOf(path)}.${kind}` }
      }),
    has: (file) =>
      access(join(folder, file)).then(
        () => true,
        () => false,
      ),
    async listOlder(than) {
      const names = await readdir(folder).catch(() => [])
      const ages = await Promise.all(names.map((name) => ageOf(join(folder, name))))
      return names.filter((_, place) => (ages[place] ?? than) < than)
    },
    remove: (file) => rm(join(folder, file), { force: true }),
  }
}

/** When a file was last uploaded; undefined for what is not a file, or is gone by now. */
async function ageOf(path: string): Promise<Date | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? found.mtime : undefined
}

function kindOf(head: Uint8Array, type: string) {
  const kind = pageMediaKind(head)
  if (kind === undefined) throw new DomainError('unsupported-media-type', UNFIT)
  if (!isOfFamily(kind, type)) throw new DomainError('unsupported-media-type', MISPLACED)
  return kind
}
