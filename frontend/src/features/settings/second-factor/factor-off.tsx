import { useState } from 'react'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { PromptSuspense } from '../../../ui/lazy/prompt-suspense.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { PasswordStep } from './password-step.tsx'
import type { Setup } from './second-factor.ts'

// Only people who set one up need the code that draws the QR code.
const ConfirmSetup = lazyWithRetry(() => import('./confirm-setup.tsx').then((m) => m.ConfirmSetup))

interface FactorOffProps {
  /** True after a change, when the pressed button is gone along with the focus. */
  taking: boolean
  /** True for an admin who has to have one. */
  required: boolean
  /** Called with the backup codes once it is on. */
  onOn: (codes: readonly string[]) => void
}

/** The way to turn it on: the password, then the app, then a first code. */
export function FactorOff({ taking, required, onOn }: FactorOffProps) {
  const [setup, setSetup] = useState<Setup>()
  return (
    <div {...useKeptFocus<HTMLDivElement>(taking)} className="grid gap-5">
      {required && (
        <p role="status" className="rounded-md border border-signal bg-signal-wash p-4">
          The admin of this community needs a second factor. Set it up, and the rest of the site opens.
        </p>
      )}
      {setup === undefined ? (
        <>
          <p tabIndex={-1}>It is off: your password alone signs you in.</p>
          <PasswordStep onBegun={setSetup} />
        </>
      ) : (
        <PromptSuspense fallback={<SetupSkeleton />}>
          <ConfirmSetup setup={setup} onOn={onOn} onCancel={() => setSetup(undefined)} />
        </PromptSuspense>
      )}
    </div>
  )
}

function SetupSkeleton() {
  return (
    <div>
      <LoadingNote>Loading the code</LoadingNote>
      <Skeleton className="size-52" />
    </div>
  )
}
