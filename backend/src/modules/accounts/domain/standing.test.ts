import type { Role } from '@meridian/contracts/values/roles'
import { describe, expect, it } from 'vitest'
import { refusalToAppoint, refusalToSuspend } from './standing.ts'

const somebody = (role: Role) => ({ id: role, role })

describe('suspending', () => {
  it.each([
    ['staff', 'member'],
    ['admin', 'member'],
    ['admin', 'staff'],
  ] as const)('is %s’s to do to a %s', (by, target) =>
    expect(refusalToSuspend(somebody(by), somebody(target))).toBeUndefined(),
  )
  it.each([
    ['staff', 'admin', 'admin cannot'],
    ['admin', 'admin', 'admin cannot'],
    ['staff', 'staff', 'yourself'],
  ] as const)('is not %s’s to do to %s', (by, target, reason) =>
    expect(refusalToSuspend(somebody(by), somebody(target))).toContain(reason),
  )
  it('of staff is the admin’s to do', () =>
    expect(refusalToSuspend({ id: 'a', role: 'staff' }, { id: 'b', role: 'staff' })).toContain(
      'Only the admin',
    ))
})

describe('appointing', () => {
  it('never changes the admin', () => expect(refusalToAppoint(somebody('admin'))).toContain('admin'))
  it('changes everybody else', () => expect(refusalToAppoint(somebody('staff'))).toBeUndefined())
})
