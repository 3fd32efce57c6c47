import { DomainError } from '@meridian/contracts/values/domain-error'
import { isStaff } from '@meridian/contracts/values/roles'
import { readUuid } from '@meridian/contracts/values/uuid'
import type { LoadPrincipals, Principal } from '#platform/sessions/principal'

/**
 * The member whom a call is about: the caller, or whomever staff name. Other staff, and the admin, can be named only by
 * the admin.
 * @throws DomainError `forbidden`, `not-found`
 */
export async function targetMember(
  { loadPrincipals }: { loadPrincipals: LoadPrincipals },
  caller: Principal,
  userId: string,
): Promise<Principal> {
  const id = readUuid(userId)
  if (id === caller.id) return caller
  if (!isStaff(caller.role)) throw new DomainError('forbidden', 'You can do this for your own account only.')
  const person = id === undefined ? undefined : (await loadPrincipals([id])).get(id)
  if (person === undefined) throw new DomainError('not-found', 'There is no such member.')
  if (isStaff(person.role) && caller.role !== 'admin')
    throw new DomainError('forbidden', 'Only the admin can do this for staff.')
  return person
}
