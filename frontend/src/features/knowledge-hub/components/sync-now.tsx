import { RefreshCw } from 'lucide-react'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { startHarvest } from '../api/notion.ts'

interface SyncNowProps {
  /** A harvest is asked for or runs already. */
  underWay: boolean
  onAsked: () => void
}

const REFUSAL = { otherwise: 'The harvest could not be requested. Please try again.' }

/** Asks for a harvest at once. */
export function SyncNow({ underWay, onAsked }: SyncNowProps) {
  const { busy, problem, run } = useAction(REFUSAL, async () => {
    await startHarvest()
    onAsked()
  })
  return (
    <div className="grid justify-items-start gap-3">
      <Button onClick={() => run()} busy={(busy || underWay) && 'Syncing...'} aria-describedby={problem.id}>
        <RefreshCw aria-hidden className="size-4" />
        Sync now
      </Button>
      <FormError {...problem} />
    </div>
  )
}
