import type { SignedInSession } from '@meridian/contracts/http/accounts/sessions'
import { useState } from 'react'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SessionRow } from './session-row.tsx'
import { endOtherSessions, endSession, refreshSessions } from './sessions.ts'

const REFUSAL = { otherwise: 'The session could not be ended. Please try again.' }

/** The sessions, each but this one with a button that ends it. */
export function SessionList({ sessions }: { sessions: readonly SignedInSession[] }) {
  const [ending, setEnding] = useState<string>()
  const { busy, problem, run } = useAction(REFUSAL, async (name: string, work: () => Promise<unknown>) => {
    setEnding(name)
    await work()
    refreshSessions()
  })
  return (
    <div className="grid gap-5">
      <ul className="divide-y divide-rule">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy && ending === session.id}
            onEnd={() => run(session.id, () => endSession(session.id))}
          />
        ))}
      </ul>
      <FormError {...problem} />
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => run('others', endOtherSessions)}
          busy={busy && ending === 'others' && 'Signing out...'}
          aria-describedby={problem.id}
        >
          Sign out everywhere else
        </Button>
      )}
    </div>
  )
}
