import { describe, expect, it } from 'vitest'
import { loginPath, safeNext } from './safe-next.ts'

describe('where to go after signing in', () => {
  it('is the asked path of this site', () => {
    expect(safeNext('/portal?tab=map', '/dashboard')).toBe('/portal?tab=map')
    expect(loginPath('/portal?tab=map')).toBe('/login?next=%2Fportal%3Ftab%3Dmap')
  })

  it.each([
    null,
    '',
    'portal',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/\t/evil.example',
  ])('is the default for %j', (next) => {
    expect(safeNext(next, '/dashboard')).toBe('/dashboard')
  })
})
