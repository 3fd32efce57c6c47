import { mayEnter } from '@meridian/contracts/values/access'
import { isStaff } from '@meridian/contracts/values/roles'
import { DomainError } from './domain-error.ts'
import type { Principal } from './principal.ts'

/** Decides who may make a call. Throws a DomainError that says why not. */
export type Guard = (principal: Principal | undefined, now: Date) => void

export const anyone: Guard = () => {}

export const signedIn: Guard = (principal) => {
  if (principal === undefined) throw new DomainError('not-signed-in', 'Please sign in first.')
}

function refuseUnsecured(principal: Principal | undefined): void {
  if (principal?.lacksSecondFactor)
    throw new DomainError('forbidden', 'Set up a second factor under Settings first.')
}

export const withAccess: Guard = (principal, now) => {
  signedIn(principal, now)
  refuseUnsecured(principal)
  if (principal === undefined || mayEnter(principal, now)) return
  throw new DomainError('forbidden', 'An active membership is needed for this.')
}

export const adminOnly: Guard = (principal, now) => {
  signedIn(principal, now)
  refuseUnsecured(principal)
  if (principal !== undefined && principal.role !== 'admin')
    throw new DomainError('forbidden', 'Only the admin can do this.')
}

export const staffOnly: Guard = (principal, now) => {
  signedIn(principal, now)
  refuseUnsecured(principal)
  if (principal !== undefined && !isStaff(principal.role))
    throw new DomainError('forbidden', 'Only staff can see this.')
}
