import type { Show } from '@meridian/contracts/http/content/podcast'
import { startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, expect, it } from 'vitest'

const SPOTIFY = 'https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

it('shows that were changed meanwhile are not replaced by whoever saw others', async () => {
  const admin = await backend.admin()
  const put = (titles: string[], seen?: object[]) =>
    admin.put('/api/podcast/shows', {
      shows: titles.flatMap((title, index) => (title ? { position: index + 1, title, url: SPOTIFY } : [])),
      seen,
    })
  const present = async () => (await admin.get('/api/podcast')).json<{ shows: Show[] }>().shows
  const statuses = async (...puts: ReturnType<typeof put>[]) =>
    (await Promise.all(puts)).map(({ status }) => status).toSorted()
  // From a page that was opened before they were compared.
  expect(await statuses(put(['Begun']))).toEqual([200])
  const before = await present()
  expect(await statuses(put(['One'], before), put(['One', 'Two'], before))).toEqual([200, 409])
  const after = await present()
  expect(after.map(({ title }) => title)).toEqual(after.length === 1 ? ['One'] : ['One', 'Two'])
  const late = await put([], before)
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('was not saved')])
  expect(await present()).toEqual(after)
  expect(await statuses(put([], after))).toEqual([200])
  expect(await statuses(put(['One'], []), put(['', 'Two'], []))).toEqual([200, 409])
})

it('an episode is not changed by a page that does not say what it saw, which is told to reload', async () => {
  const admin = await backend.admin()
  const episode = {
    title: 'One',
    description: '',
    publishedAt: '2026-01-02T03:04:05Z',
    requiredTier: 'basic',
  }
  const path = '/api/podcast/episodes/8b1f6c52-0c0f-4c57-8c1a-5e0a4e6a7d21'
  const old = await admin.put(path, { ...episode, withdrawn: false })
  expect([old.status, old.text]).toEqual([400, expect.stringContaining('reload the page')])
})
