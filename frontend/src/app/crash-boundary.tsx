import type { ReactNode } from 'react'
import { buttonStyle } from '../ui/button-style.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { MAIN_ID } from '../ui/skip-link.tsx'

interface CrashBoundaryProps {
  /** The address of what is drawn here: at another one it is tried again. */
  at?: string
  /** The main region is already around it. */
  framed?: boolean
  onFailed?: () => void
  children: ReactNode
}

/** Shows a way out when a screen fails while it is drawn, or its code cannot be loaded. */
export function CrashBoundary({ framed, ...boundary }: CrashBoundaryProps) {
  return <ErrorBoundary {...boundary} instead={framed ? <CrashScreen /> : <CrashPage />} />
}

function CrashPage() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="grid min-h-dvh content-center p-6">
      <CrashScreen />
    </main>
  )
}

/** Both ways out load the page anew, since the running code is in doubt. */
function CrashScreen() {
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4">
      <title>Something went wrong</title>
      <h1 className="headline text-4xl">Something went wrong</h1>
      <p role="alert" className="max-w-prose text-ink-soft">
        This screen could not be shown. Nothing you saved is lost. Check your connection and try again.
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonStyle('primary', 'md')} onClick={() => location.reload()}>
          Try again
        </button>
        <a href="/" className={buttonStyle('secondary', 'md')}>
          Homepage
        </a>
      </div>
    </div>
  )
}
