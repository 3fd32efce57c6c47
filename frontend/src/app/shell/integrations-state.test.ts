import type { IntegrationStatus } from '@meridian/contracts/values/integrations'
import { expect, it } from 'vitest'
import { dotOf } from './integrations-state.ts'

const all = (...statuses: IntegrationStatus[]) => dotOf(statuses.map((status) => ({ status })))

it('is green only if everything that is set up works', () => {
  expect(all('active', 'active')).toBe('active')
  expect(all('active', 'inactive')).toBe('active')
  expect(all('active', 'error', 'inactive')).toBe('error')
})

it('is grey when nothing is set up', () => {
  expect(all('inactive', 'inactive')).toBe('inactive')
  expect(all()).toBe('inactive')
})
