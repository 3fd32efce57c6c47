import { Lock } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'

/** A button that cannot be pressed yet, and why; the reason is read out with it. */
export function LockedButton({ label, reason }: { label: string; reason: string }) {
  const id = useId()
  return (
    <div className="mt-5 grid justify-items-start gap-2">
      <Button disabled aria-describedby={id}>
        <Lock aria-hidden className="size-4" />
        {label}
      </Button>
      <p id={id} className="max-w-prose text-sm text-ink-soft">
        {reason}
      </p>
    </div>
  )
}
