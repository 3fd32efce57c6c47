import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { NICENESS, poolThreads } from './low-priority-threads.ts'
import { verifyPassword } from './password-hasher.ts'

test('whoever hashes passwords stands back for everybody else', async () => {
  expect(await verifyPassword(null, 'a password')).toBe(false)
  const threads = poolThreads()
  expect(threads.length > 0).toBe(process.platform === 'linux')
  const [ours, theirs] = [getPriority(process.pid), threads.map((thread) => getPriority(thread))]
  expect(theirs).toEqual(threads.map(() => ours + NICENESS))
})
