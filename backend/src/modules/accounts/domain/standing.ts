import type { Role } from '@meridian/contracts/values/roles'

interface Person {
  id: string
  role: Role
}

/** Why somebody may not suspend or reopen somebody else's account; undefined where they may. */
export function refusalToSuspend(by: Person, target: Person): string | undefined {
  if (target.role === 'admin') return 'The admin cannot be suspended.'
  if (target.id === by.id) return 'You cannot suspend yourself.'
  if (target.role === 'staff' && by.role !== 'admin') return 'Only the admin can suspend staff.'
  return undefined
}

/** Why a person's role cannot be changed; undefined where it can. */
export function refusalToAppoint(target: Person): string | undefined {
  return target.role === 'admin' ? 'The admin stays the admin.' : undefined
}
