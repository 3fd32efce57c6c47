import type { Member } from '@meridian/contracts/http/analytics/get-member'
import { isolated } from '@meridian/contracts/values/isolated'
import { useSession } from '../../../lib/session.ts'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { useStillWhileOpen } from '../../../ui/use-still-while-open.ts'
import { changeRole, letIn, suspend } from '../api/member.ts'

interface StaffActionsProps {
  person: Member['person']
  onDone: () => void
}

/** What staff can do for or against a person; the reason goes into the record. */
export function StaffActions({ person, onDone }: StaffActionsProps) {
  const { user } = useSession()
  if (person.role === 'admin' || user === null || user.id === person.id) return null
  return (
    <div className="flex flex-wrap gap-3">
      <Standing person={person} onDone={onDone} />
      {user.role === 'admin' && <Appointment person={person} onDone={onDone} />}
    </div>
  )
}

function Standing({ person: { id, username, suspended: latest }, onDone }: StaffActionsProps) {
  const [suspended, onOpenChange] = useStillWhileOpen(latest)
  return (
    <div {...useKeptFocus<HTMLDivElement>()} className="contents">
      {suspended ? (
        <ReasonDialog
          key="let in"
          title={`Let ${isolated(username)} in again?`}
          description="They can sign in again at once."
          action="Let in again"
          act={(reason) => letIn(id, reason)}
          onDone={onDone}
          onOpenChange={onOpenChange}
        />
      ) : (
        <ReasonDialog
          key="suspend"
          title={`Suspend ${isolated(username)}?`}
          description="They are signed out everywhere at once, and cannot sign in until somebody lets them in again. Their subscription stays as it is, and is charged as before."
          action="Suspend"
          destructive
          act={(reason) => suspend(id, reason)}
          onDone={onDone}
          onOpenChange={onOpenChange}
        />
      )}
    </div>
  )
}

function Appointment({ person: { id, username, role: latest }, onDone }: StaffActionsProps) {
  const [role, onOpenChange] = useStillWhileOpen(latest)
  return (
    <div {...useKeptFocus<HTMLDivElement>()} className="contents">
      {role === 'staff' ? (
        <ReasonDialog
          key="remove"
          title={`Remove ${isolated(username)} from staff?`}
          description="They keep their account and their membership, and see no more than members do."
          action="Remove from staff"
          act={(reason) => changeRole(id, 'member', reason)}
          onDone={onDone}
          onOpenChange={onOpenChange}
        />
      ) : (
        <ReasonDialog
          key="appoint"
          title={`Make ${isolated(username)} staff?`}
          description="Staff see every member, every payment state and every integration, and can suspend people."
          action="Make staff"
          act={(reason) => changeRole(id, 'staff', reason)}
          onDone={onDone}
          onOpenChange={onOpenChange}
        />
      )}
    </div>
  )
}
