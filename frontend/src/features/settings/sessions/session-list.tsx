import type { SignedInSession } from '@meridian/contracts/http/accounts/sessions'
import { useState } from 'react'
import { readable } from '../../../lib/http-error.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SessionRow } from './session-row.tsx'
import { endOtherSessions, endSession, refreshSessions } from './sessions.ts'

/** The sessions, each but this one with a button that ends it. */
export function SessionList({ sessions }: { sessions: readonly SignedInSession[] }) {
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const run = async (name: string, work: () => Promise<unknown>) => {
    setBusy(name)
    setProblem(undefined)
    try {
      await work()
      refreshSessions()
    } catch (error) {
      setProblem(readable(error, 'The session could not be ended. Please try again.'))
    }
    setBusy(undefined)
  }
  return (
    <div className="grid gap-5">
      <ul className="divide-y divide-rule">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy === session.id}
            onEnd={() => void run(session.id, () => endSession(session.id))}
          />
        ))}
      </ul>
      <FormError message={problem} />
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => void run('others', endOtherSessions)}
          busy={busy === 'others' && 'Signing out...'}
        >
          Sign out everywhere else
        </Button>
      )}
    </div>
  )
}
