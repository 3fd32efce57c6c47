import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, readFile, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { withoutJpegMetadata } from '../domain/landing/jpeg-metadata.ts'
import { MP4_BOX_HEAD, type Mp4Box, mp4Box, toldInMp4 } from '../domain/landing/mp4-metadata.ts'
import type { PageMediaKind } from '../domain/landing/page-media-kind.ts'
import { withoutPngMetadata } from '../domain/landing/png-metadata.ts'

/** Far more than the tables of a film of the largest size take. */
const MAX_TABLES_BYTES = 50_000_000

/**
 * Takes out of a file what it tells about its making: everybody may load what the start page shows, and telephones
 * write down where they were. Returns false for a picture that cannot be read.
 */
export async function forgetMaking(path: string, kind: PageMediaKind): Promise<boolean> {
  switch (kind) {
    case 'jpg':
      return rewrite(path, withoutJpegMetadata)
    case 'png':
      return rewrite(path, withoutPngMetadata)
    case 'mp4':
      await blankFilm(path)
      return true
    case 'webm':
    case 'vtt':
      return true
  }
}

/** SHA-256 of a file, as hexadecimal digits. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function rewrite(path: string, without: (file: Uint8Array) => Uint8Array | undefined) {
  const shown = without(await readFile(path))
  if (shown === undefined) return false
  await writeFile(path, shown, { flush: true })
  return true
}

/** Blanks in place: the tables of a film say where in the file its pictures are. */
async function blankFilm(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    for (const box of await toldIn(file)) {
      await file.write('free', box.at + 4)
      await file.write(Buffer.alloc(box.end - box.from), 0, box.end - box.from, box.from)
    }
    await file.sync()
  } finally {
    await file.close()
  }
}

async function toldIn(file: FileHandle): Promise<Mp4Box[]> {
  const { size } = await file.stat()
  const told: Mp4Box[] = []
  for (let at = 0; at < size; ) {
    const box = mp4Box(await read(file, at, MP4_BOX_HEAD), at, size)
    if (box === undefined) break
    const length = box.end - at
    const isTables = box.type !== 'mdat' && length <= MAX_TABLES_BYTES
    if (isTables)
      for (const one of toldInMp4(await read(file, at, length)))
        told.push({ ...one, at: at + one.at, from: at + one.from, end: at + one.end })
    at = box.end
  }
  return told
}

async function read(file: FileHandle, at: number, length: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}
