import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dockerSockets, hasDocker } from './docker.ts'

it('looks for Docker where DOCKER_HOST says, or else at its sockets', () => {
  expect(dockerSockets({ DOCKER_HOST: 'tcp://10.0.0.7:2376' })).toEqual(['tcp://10.0.0.7:2376'])
  expect(dockerSockets({ XDG_RUNTIME_DIR: '/run/user/7' })).toEqual([
    '/var/run/docker.sock',
    '/run/user/7/docker.sock',
  ])
})

it('takes it for there when somebody listens', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-docker-'))
  const DOCKER_HOST = `unix://${join(folder, 'docker.sock')}`
  expect(await hasDocker({ DOCKER_HOST })).toBe(false)
  const server = createServer((socket) => socket.end())
  await new Promise<void>((resolve) => server.listen(join(folder, 'docker.sock'), resolve))
  expect(await hasDocker({ DOCKER_HOST })).toBe(true)
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
  expect(await hasDocker({ DOCKER_HOST: 'tcp://127.0.0.1:9' })).toBe(false)
})
