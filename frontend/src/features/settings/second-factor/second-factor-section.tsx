import { useState } from 'react'
import { refreshSession } from '../../../lib/session.ts'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { refreshOwnAccount, useOwnAccount } from '../account/own-account.ts'
import { refreshSessions } from '../sessions/sessions.ts'
import { BackupCodes } from './backup-codes.tsx'
import { FactorOff } from './factor-off.tsx'

const FactorOn = lazyWithRetry(() => import('./factor-on.tsx').then((m) => m.FactorOn))

/** A code from an authenticator app at sign-in. */
export function SecondFactorSection() {
  const { data, error, loading, retry } = useOwnAccount()
  const [newCodes, setNewCodes] = useState<readonly string[]>()
  const [hasChanged, setChanged] = useState(false)
  if (loading)
    return (
      <div className="grid max-w-md gap-3">
        <LoadingNote>Loading your second factor</LoadingNote>
        <Skeleton className="h-6" />
        <Skeleton className="h-11 w-40" />
      </div>
    )
  if (data === undefined) return <LoadError what="Your second factor" error={error} onRetry={retry} />
  const changed = (codes?: readonly string[]) => {
    setChanged(true)
    setNewCodes(codes)
    refreshOwnAccount()
    refreshSessions()
    void refreshSession()
  }
  if (newCodes !== undefined) return <BackupCodes codes={newCodes} onKept={() => setNewCodes(undefined)} />
  const { secondFactor } = data
  if (secondFactor.enabledAt === null)
    return <FactorOff taking={hasChanged} required={secondFactor.required} onOn={changed} />
  return (
    <FactorOn
      taking={hasChanged}
      enabledAt={secondFactor.enabledAt}
      codesLeft={secondFactor.backupCodesLeft}
      onChange={changed}
    />
  )
}
