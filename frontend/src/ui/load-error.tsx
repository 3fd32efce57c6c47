import { readable, statusOf } from '../lib/http-error.ts'
import { ErrorState } from './error-state.tsx'

interface LoadErrorProps {
  /** What was to be shown, as the beginning of a sentence: "The members". */
  what: string
  error: Error | undefined
  onRetry: () => void
}

/** Says why data did not come: whom it is for, in the server's words, or a failure that can be retried. */
export function LoadError({ what, error, onRetry }: LoadErrorProps) {
  if (statusOf(error) === 403)
    return <ErrorState title={readable(error, 'You are not allowed to see this.').replace(/\.$/, '')} />
  return (
    <ErrorState
      title={`${what} could not be loaded`}
      detail={readable(error, 'The server gave no reason.')}
      onRetry={onRetry}
    />
  )
}
