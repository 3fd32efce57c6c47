import { RotateCcw } from 'lucide-react'
import { Button } from './button.tsx'
import { focusMainInPlace } from './use-kept-focus.ts'

export interface ErrorStateProps {
  title: string
  detail?: string | undefined
  /** Left out where trying again cannot help, such as when the person may not see a thing. */
  onRetry?: (() => void) | undefined
}

/** Says what happened, and offers to try again. */
export function ErrorState({ title, detail, onRetry }: ErrorStateProps) {
  return (
    <div
      ref={handFocusOn}
      role="alert"
      className="grid justify-items-start gap-3 rounded-lg border border-rule-strong bg-surface p-6"
    >
      <p className="headline text-2xl">{title}</p>
      {detail && <p className="max-w-prose text-ink-soft">{detail}</p>}
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          <RotateCcw aria-hidden className="size-4" />
          Try again
        </Button>
      )}
    </div>
  )
}

/** Whoever has pressed the button is not left without a focus when something else takes its place. */
const handFocusOn = (card: HTMLElement | null) => () => {
  if (card?.contains(document.activeElement)) focusMainInPlace()
}
