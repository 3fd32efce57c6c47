import { mayEnter } from '@meridian/contracts/values/access'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { isStaff } from '@meridian/contracts/values/roles'
import type { Principal } from '../sessions/principal.ts'

/** Decides who may make a call. Returns who makes it; throws a DomainError that says why not. */
export type Guard<Who extends Caller = Caller> = (caller: Caller, now: Date) => Who

/** Who makes a call; undefined for a visitor. */
export type Caller = Principal | undefined

/** Visitors, too. */
export const anyone: Guard = (caller) => caller

/** Whoever has an account, with a membership or not. Throws `not-signed-in`. */
export const signedIn: Guard<Principal> = (caller) => {
  if (caller === undefined) throw new DomainError('not-signed-in', 'Please sign in first.')
  return caller
}

/** Signed in, with the second factor that their role asks for. */
const secured: Guard<Principal> = (caller, now) => {
  const principal = signedIn(caller, now)
  if (principal.lacksSecondFactor)
    throw new DomainError('forbidden', 'Set up a second factor under Settings first.')
  return principal
}

/** Members with access at this moment, and staff; those who have to, with a second factor. Throws `forbidden`. */
export const withAccess: Guard<Principal> = (caller, now) => {
  const principal = secured(caller, now)
  if (!mayEnter(principal, now))
    throw new DomainError('forbidden', 'An active membership is needed for this.')
  return principal
}

/** The admin, with a second factor where it is asked for. Throws `forbidden`. */
export const adminOnly: Guard<Principal> = (caller, now) => {
  const principal = secured(caller, now)
  if (principal.role !== 'admin') throw new DomainError('forbidden', 'Only the admin can do this.')
  return principal
}

/** The admin and staff, likewise. Throws `forbidden`. */
export const staffOnly: Guard<Principal> = (caller, now) => {
  const principal = secured(caller, now)
  if (!isStaff(principal.role)) throw new DomainError('forbidden', 'Only staff can see this.')
  return principal
}
