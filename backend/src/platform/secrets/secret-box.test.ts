import { describe, expect, it } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const OLD = 'an old key of more than thirty-two characters'
const NEW = 'a new key of more than thirty-two characters'

describe('a sealed secret', () => {
  it('opens with its key, as the secret of its place', () => {
    const box = createSecretBox([NEW])
    const sealed = box.seal('123:token', 'telegram.botToken')
    expect(sealed).not.toContain('token')
    expect(box.open(sealed, 'telegram.botToken')).toBe('123:token')
    expect(() => box.open(sealed, 'notion.integrationSecret')).toThrow('authenticate')
  })
  it('is never the same twice', () => {
    const box = createSecretBox([NEW])
    expect(box.seal('same', 'place')).not.toBe(box.seal('same', 'place'))
  })
  it('opens while its key is in the list, and asks to be sealed anew', () => {
    const sealed = createSecretBox([OLD]).seal('kept', 'place')
    const rotated = createSecretBox([NEW, OLD])
    expect([rotated.open(sealed, 'place'), sealed.startsWith(rotated.newest)]).toEqual(['kept', false])
    expect(rotated.seal('kept', 'place').startsWith(rotated.newest)).toBe(true)
    expect(() => createSecretBox([NEW]).open(sealed, 'place')).toThrow('ENCRYPTION_KEY')
  })
  it('does not open when any one bit of it was changed', () => {
    const box = createSecretBox([NEW])
    const [id, content = ''] = box.seal('kept', 'place').split('.')
    const bytes = Buffer.from(content, 'base64url')
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes.map((byte, at) => (at === index ? byte ^ 1 : byte)))
      expect(() => box.open(`${id}.${changed.toString('base64url')}`, 'place')).toThrow('authenticate')
    }
  })
})
