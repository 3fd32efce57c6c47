import { expect, it, onTestFinished } from 'vitest'
import { startWholeSystem } from '../whole-system.ts'
import { buyerOf, somebody } from './people.ts'

it('a buyer whose name is taken, and as long as names may be, gets one of whole letters', async () => {
  const system = await startWholeSystem({ TRUST_PROXY: '1' })
  onTestFinished(system.stop)
  const username = '𠮷'.repeat(20)
  for (const name of [username, `${'𠮷'.repeat(19)}2`]) {
    const { result } = await buyerOf(system, { ...somebody(), username }).buy('basic')
    expect(result).toMatchObject({ outcome: 'signed-in', username: name })
  }
})
