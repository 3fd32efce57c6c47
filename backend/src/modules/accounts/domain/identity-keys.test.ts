import { describe, expect, it } from 'vitest'
import { emailKey, isReservedUsername, usernameKey } from './identity-keys.ts'

describe('reserved names', () => {
  const lookAlikes = [
    'admin',
    'Admin',
    'аdmin',
    'ADMIN ',
    'ａｄｍｉｎ',
    'a.d-m_i n',
    'ádmin',
    'adm1n',
    'аԁміп',
    'ADΜIΝ',
    'adrnin',
    'aclmin',
    'ᎪᎠᎷᎥN',
    'ᴀᴅᴍɪɴ',
    '𝐚𝐝𝐦𝐢𝐧',
    'ⒶⒹⓂⒾⓃ',
    '4dmin',
    'ADMIN ',
    'admin\u3164',
    'ad\uffa0min',
  ]
  it.each(lookAlikes)('%s cannot be told from admin', (name) =>
    expect(isReservedUsername(name, ['admin'])).toBe(true),
  )
  it.each(['ada', 'administrator of joy', 'madmin', 'Ленин', 'Δήμητρα', 'corn'])('%s is free', (name) =>
    expect(isReservedUsername(name, ['admin'])).toBe(false),
  )
})

describe('keys', () => {
  it('make names equal that differ in case, form and spaces only', () => {
    expect(usernameKey(' Ada  Löve ')).toBe(usernameKey('ada lo\u0308ve'))
  })
  it('make names equal that differ in letters only that leave no ink', () => {
    expect(usernameKey('Ada\u3164')).toBe(usernameKey('Ada'))
  })
  it('make addresses equal that differ in case only', () => {
    expect(emailKey('Ada@Example.ORG ')).toBe('ada@example.org')
  })
})
