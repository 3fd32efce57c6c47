import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { NICER_BY, poolThreads } from './modest-threads.ts'
import { verifyPassword } from './password-hasher.ts'

test('whoever hashes passwords stands back for everybody else', async () => {
  expect(await verifyPassword(null, 'a password')).toBe(false)
  const threads = poolThreads()
  expect(threads.length > 0).toBe(process.platform === 'linux')
  const [ours, theirs] = [getPriority(process.pid), threads.map((thread) => getPriority(thread))]
  expect(theirs).toEqual(threads.map(() => ours + NICER_BY))
})
