import { Component, type ErrorInfo, type ReactNode } from 'react'
import { buttonStyle } from '../ui/button-style.ts'
import { MAIN_ID } from '../ui/skip-link.tsx'

/** Shows a way out when a screen fails while it is drawn, or its code cannot be loaded. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A screen could not be shown', error, info.componentStack)
  }

  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children
  }
}

/** Both ways out load the page anew, since the running code is in doubt. */
function CrashScreen() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="mx-auto grid min-h-dvh max-w-2xl content-center gap-4 p-6">
      <title>Something went wrong</title>
      <h1 className="headline text-4xl">Something went wrong</h1>
      <p role="alert" className="max-w-prose text-ink-soft">
        This screen could not be shown. Nothing you saved is lost. Try again; if it happens once more, go to
        the start page.
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonStyle('primary', 'md')} onClick={() => location.reload()}>
          Try again
        </button>
        <a href="/" className={buttonStyle('secondary', 'md')}>
          Start page
        </a>
      </div>
    </main>
  )
}
