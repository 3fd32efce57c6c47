import type { SignedInSession } from '@meridian/contracts/http/accounts/sessions'
import { useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { SessionRow } from './session-row.tsx'
import { endOtherSessions, endSession, receiveSessions, refreshSessions } from './sessions.ts'

const REFUSAL = { otherwise: 'The session could not be ended. Please try again.' }

interface Ending {
  /** The session, or `others`. */
  name: string
  /** What is said once it is done. */
  title: string
  work: () => Promise<{ message: string }>
  isLeft: (session: SignedInSession) => boolean
}

/** The sessions, each but this one with a button that ends it. */
export function SessionList({ sessions }: { sessions: readonly SignedInSession[] }) {
  const [ending, setEnding] = useState<string>()
  // What has ended disappears together with the button that ended it.
  const kept = useKeptFocus<HTMLDivElement>()
  const { busy, problem, run } = useAction(REFUSAL, async ({ name, title, work, isLeft }: Ending) => {
    setEnding(name)
    try {
      const { message } = await work()
      receiveSessions(sessions.filter(isLeft))
      showToast({ title, description: message })
    } finally {
      refreshSessions()
    }
  })
  const endOne = ({ id }: SignedInSession) =>
    run({
      name: id,
      title: 'Session Ended',
      work: () => endSession(id),
      isLeft: (other) => other.id !== id,
    })
  const endOthers = () =>
    run({
      name: 'others',
      title: 'Sessions Ended',
      work: endOtherSessions,
      isLeft: ({ current }) => current,
    })
  return (
    <div {...kept} className="grid gap-5">
      <ul tabIndex={-1} className="divide-y divide-rule">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy && ending === session.id}
            onEnd={() => endOne(session)}
          />
        ))}
      </ul>
      <FormError {...problem} />
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={endOthers}
          busy={busy && ending === 'others' && 'Signing out...'}
          aria-describedby={problem.id}
        >
          Sign out everywhere else
        </Button>
      )}
    </div>
  )
}
