import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LandingMedia } from '@meridian/contracts/http/content/landing'
import { startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, expect, it } from 'vitest'

const mediaDir = mkdtempSync(join(tmpdir(), 'meridian-page-media-'))
let backend: TestedBackend
let cookie: string
beforeAll(async () => {
  backend = await startTestBackend({ MEDIA_DIR: mediaDir })
  cookie = (await backend.admin()).cookie()
})
afterAll(async () => {
  await backend.stop()
  rmSync(mediaDir, { recursive: true, force: true })
})

const upload = (body: string, type: string) =>
  fetch(`${backend.url}/api/landing/media`, {
    method: 'POST',
    headers: { cookie, 'content-type': type },
    body: Buffer.from(body, 'latin1'),
  })

/** What everybody gets of a file that was uploaded. It is named after that. */
async function shownOf(body: string, type: string): Promise<string> {
  const { file }: LandingMedia = JSON.parse(await (await upload(body, type)).text())
  const shown = Buffer.from(await (await fetch(`${backend.url}/media/${file}`)).arrayBuffer())
  expect(file).toContain(createHash('sha256').update(shown).digest('hex'))
  return shown.toString('latin1')
}

it('a film tells nobody where it was taken', async () => {
  const begun = '\0\0\0\x18ftypisomisomisomisom'
  const place = '\0\0\0\x15\xa9xyz+52.52+013.40'
  const told = `${begun}\0\0\0\x25moov\0\0\0\x1dudta${place}\0\0\0\x0emdatpixels`
  const kept = `${begun}\0\0\0\x25moov\0\0\0\x1dfree${'\0'.repeat(place.length)}\0\0\0\x0emdatpixels`
  expect(await shownOf(told, 'video/mp4')).toBe(kept)
})

it('nor does a picture', async () => {
  const [begun, picture] = ['\xff\xd8', '\xff\xda\0\x02pixels\xff\xd9']
  const place = '\xff\xe1\0\x16Exif\0\0GPS +52.52+013'
  expect(await shownOf(begun + place + picture, 'image/jpeg')).toBe(begun + picture)
  const broken = await upload('\xff\xd8\xff\xe1\xff\xffExif', 'image/jpeg')
  expect([broken.status, await broken.text()]).toEqual([
    415,
    expect.stringContaining('cannot show this file'),
  ])
})

it('what was chosen for the wrong field is refused there', async () => {
  const png = '\x89PNG\r\n\x1a\n'
  for (const [body, type] of [
    [png, 'video/mp4'],
    [png, 'text/vtt'],
    ['WEBVTT', 'image/png'],
  ] as const) {
    const refused = await upload(body, type)
    expect([refused.status, await refused.text()]).toEqual([
      415,
      expect.stringContaining('This file belongs elsewhere'),
    ])
  }
  // Which of the two kinds of film or picture it is, the browser need not know.
  expect(await shownOf('\xff\xd8\xff\xda\0\x02pixels\xff\xd9', 'image/png')).toContain('pixels')
})
