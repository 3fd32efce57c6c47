import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Recording } from '@meridian/contracts/http/content/edit-podcast'
import type { HttpClient } from '@meridian/infra/simulation/http-client'
import { toneMp3 } from '@meridian/infra/simulation/tone'
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

it('a recording of which no episode was made in a day goes, unless it was uploaded again', async () => {
  const texts = {
    title: 'First',
    description: '',
    publishedAt: '2026-01-02T03:04:05.000Z',
    requiredTier: 'basic',
  }
  const heard = await upload(300)
  expect((await admin.post('/api/podcast/episodes', { ...texts, file: heard })).status).toBe(200)
  const chosenAgain = await upload(400)
  await upload(500)
  const day = `update podcast_recordings set uploaded_at = uploaded_at - interval '25 hours'`
  await backend.system.sql.rows({ text: day })
  await upload(400)
  const fresh = await upload(600)
  expect(await removeUnusedRecordings(backend.system, new Date())).toBe(1)
  const left = [heard, chosenAgain, fresh].toSorted()
  expect(await kept()).toEqual({ files: left, rows: left })
})
