import { useLocation } from 'wouter'
import { confirmLeave } from '../lib/leave.ts'
import { signOut } from '../lib/session.ts'

/** Returns the way out: it signs out and goes on at a path, once whoever has typed something agrees to lose it. */
export function useSignOut(): (to: string) => void {
  const [, navigate] = useLocation()
  return (to) =>
    confirmLeave(() => {
      signOut()
      navigate(to)
    })
}
