import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Recording } from '@meridian/contracts/http/content/edit-podcast'
import type { Answer, HttpClient } from '@meridian/infra/simulation/http-client'
import { toneMp3 } from '@meridian/infra/simulation/tone'
import { untilSomebodyWaits } from '@meridian/infra/testing/lock-waits'
import { startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeUnusedRecordings } from './unused-recordings.ts'

const mediaDir = mkdtempSync(join(tmpdir(), 'meridian-unused-'))
let backend: TestedBackend
let admin: HttpClient
beforeAll(async () => {
  backend = await startTestBackend({ MEDIA_DIR: mediaDir })
  admin = await backend.admin()
})
afterAll(async () => {
  await backend.stop()
  rmSync(mediaDir, { recursive: true, force: true })
})

async function upload(hertz: number): Promise<string> {
  const answer = await fetch(`${backend.url}/api/podcast/recordings`, {
    method: 'POST',
    headers: { cookie: admin.cookie(), 'content-type': 'audio/mpeg' },
    body: new Uint8Array(toneMp3({ seconds: 1, hertz })),
  })
  const recording: Recording = JSON.parse(await answer.text())
  return recording.file
}

async function kept(): Promise<{ files: string[]; rows: string[] }> {
  const rows = await backend.system.sql.rows<{ file: string }>({
    text: 'select file from podcast_recordings',
  })
  const entries = await readdir(mediaDir, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  return { files: files.toSorted(), rows: rows.map(({ file }) => file).toSorted() }
}

function addEpisodeOf(file: string): Promise<Answer> {
  const texts = { title: 'First', description: '', publishedAt: '2026-01-02T03:04:05.000Z' }
  return admin.post('/api/podcast/episodes', { ...texts, requiredTier: 'basic', file })
}

const aDayPasses = () =>
  backend.system.sql.rows({
    text: `update podcast_recordings set uploaded_at = uploaded_at - interval '25 hours'`,
  })

it('a recording of which no episode was made in a day goes, unless it was uploaded again', async () => {
  const heard = await upload(300)
  expect((await addEpisodeOf(heard)).status).toBe(200)
  const chosenAgain = await upload(400)
  await upload(500)
  await aDayPasses()
  await upload(400)
  const fresh = await upload(600)
  expect(await removeUnusedRecordings(backend.system, new Date())).toBe(1)
  const left = [heard, chosenAgain, fresh].toSorted()
  expect(await kept()).toEqual({ files: left, rows: left })
})

it('whoever makes an episode of one in the moment it goes is told to upload it again', async () => {
  const late = await upload(700)
  await aDayPasses()
  let answer: Promise<Answer> | undefined
  const remove = async (file: string) => {
    if (file === late) {
      answer = addEpisodeOf(late)
      await untilSomebodyWaits(backend.system)
    }
    await backend.system.podcast.files.remove(file)
  }
  await removeUnusedRecordings({ sql: backend.system.sql, podcast: { files: { remove } } }, new Date())
  const { status, text } = (await answer) ?? {}
  expect([status, text]).toEqual([400, 'There is no such recording. Upload it first.'])
  expect((await kept()).files).not.toContain(late)
})
