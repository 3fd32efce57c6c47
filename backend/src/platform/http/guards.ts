import { mayEnter } from '@meridian/contracts/values/access'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { isStaff } from '@meridian/contracts/values/roles'
import type { Principal } from '../sessions/principal.ts'

/** Decides who may make a call. Returns who makes it; throws a DomainError that says why not. */
export type Guard<Who extends Caller = Caller> = (caller: Caller, now: Date) => Who

/** Who makes a call; undefined for a visitor. */
export type Caller = Principal | undefined

export const anyone: Guard = (caller) => caller

export const signedIn: Guard<Principal> = (caller) => {
  if (caller === undefined) throw new DomainError('not-signed-in', 'Please sign in first.')
  return caller
}

const secured: Guard<Principal> = (caller, now) => {
  const principal = signedIn(caller, now)
  if (principal.lacksSecondFactor)
    throw new DomainError('forbidden', 'Set up a second factor under Settings first.')
  return principal
}

export const withAccess: Guard<Principal> = (caller, now) => {
  const principal = secured(caller, now)
  if (!mayEnter(principal, now))
    throw new DomainError('forbidden', 'An active membership is needed for this.')
  return principal
}

export const adminOnly: Guard<Principal> = (caller, now) => {
  const principal = secured(caller, now)
  if (principal.role !== 'admin') throw new DomainError('forbidden', 'Only the admin can do this.')
  return principal
}

export const staffOnly: Guard<Principal> = (caller, now) => {
  const principal = secured(caller, now)
  if (!isStaff(principal.role)) throw new DomainError('forbidden', 'Only staff can see this.')
  return principal
}
