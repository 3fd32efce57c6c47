import { describe, expect, it } from 'vitest'
import { isComplete, maskSettings, mergeSettings } from './settings.ts'

const telegram = { botToken: '12345:secret-token-abcd', channelId: '-1001234567890' }

describe('settings', () => {
  it('are complete when nothing necessary is missing', () => {
    expect(isComplete('telegram', telegram)).toBe(true)
    expect(isComplete('telegram', { channelId: '-1' })).toBe(false)
    expect(isComplete('discord', { serverId: '1' })).toBe(true)
  })
  it('show of a secret its last four characters only', () => {
    expect(maskSettings('telegram', telegram)).toEqual({ botToken: '••••abcd', channelId: '-1001234567890' })
    expect(maskSettings('notion', {})).toEqual({})
  })
  it('keep a secret that was left empty, and change what was typed', () => {
    expect(mergeSettings('telegram', telegram, { botToken: '', channelId: ' -55555 ' })).toEqual({
      botToken: telegram.botToken,
      channelId: '-55555',
    })
  })
  it('lose a plain field that was emptied, and ignore fields of others', () => {
    const before = { serverId: '123456789012345678', proRoleId: '7' }
    expect(mergeSettings('discord', before, { proRoleId: '', channelId: '9' })).toEqual({
      serverId: '123456789012345678',
    })
  })
})
