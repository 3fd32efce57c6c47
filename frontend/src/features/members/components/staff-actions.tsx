import type { Member } from '@meridian/contracts/http/analytics/get-member'
import { isolated } from '@meridian/contracts/values/isolated'
import { useSession } from '../../../lib/session.ts'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { changeRole, letIn, suspend } from '../api/member.ts'

interface StaffActionsProps {
  person: Member['person']
  onDone: () => void
}

/** What staff can do for or against a person; the reason goes into the record. */
export function StaffActions({ person, onDone }: StaffActionsProps) {
  const { user } = useSession()
  const { id, username, role, suspended } = person
  if (role === 'admin' || user === null || user.id === id) return null
  return (
    <div className="flex flex-wrap gap-3">
      {suspended ? (
        <ReasonDialog
          title={`Let ${isolated(username)} in again?`}
          description="They can sign in again at once."
          action="Let in again"
          act={(reason) => letIn(id, reason)}
          onDone={onDone}
        />
      ) : (
        <ReasonDialog
          title={`Suspend ${isolated(username)}?`}
          description="They are signed out everywhere at once, and cannot sign in until somebody lets them in again. Their subscription stays as it is, and is charged as before."
          action="Suspend"
          destructive
          act={(reason) => suspend(id, reason)}
          onDone={onDone}
        />
      )}
      {user.role === 'admin' && (
        <ReasonDialog
          title={
            role === 'staff'
              ? `Remove ${isolated(username)} from staff?`
              : `Make ${isolated(username)} staff?`
          }
          description={
            role === 'staff'
              ? 'They keep their account and their membership, and see no more than members do.'
              : 'Staff see every member, every payment state and every integration, and can suspend people.'
          }
          action={role === 'staff' ? 'Remove from staff' : 'Make staff'}
          act={(reason) => changeRole(id, role === 'staff' ? 'member' : 'staff', reason)}
          onDone={onDone}
        />
      )}
    </div>
  )
}
