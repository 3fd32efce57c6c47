import { isStaff } from '@meridian/contracts/values/roles'
import type { ReactNode } from 'react'
import { useSession } from '../lib/session.ts'
import { ErrorState } from './error-state.tsx'

/** What only staff may ask for: others are told so at once, and nothing is requested. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return user && isStaff(user.role) ? children : <ErrorState title="Only staff can see this" />
}
