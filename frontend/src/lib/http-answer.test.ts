import { afterEach, expect, it, vi } from 'vitest'
import { get, getPage } from './http.ts'

const ELSEWHERE = 'Something else answered in place of the server. Check your connection and try again.'

const answering = (body: string) => vi.stubGlobal('fetch', async () => new Response(body))

afterEach(() => vi.unstubAllGlobals())

it('reads an answer, and an empty one as nothing', async () => {
  answering('{"version":1}')
  expect(await get('/api/landing/draft')).toEqual({ version: 1 })
  answering('')
  expect(await get('/api/landing/draft')).toBeNull()
})

it('fails in readable words where something else answers in place of the server', async () => {
  answering('<html>Please sign in to this network</html>')
  await expect(get('/api/landing/draft')).rejects.toThrow(ELSEWHERE)
  await expect(getPage('/api/users')).rejects.toThrow(ELSEWHERE)
})
