import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { readable } from '../../../lib/http-error.ts'
import { useBusy } from '../../../lib/use-busy.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { startHarvest } from '../api/notion.ts'

interface SyncNowProps {
  /** A harvest is asked for or runs already. */
  underWay: boolean
  onAsked: () => void
}

/** Asks for a harvest at once. */
export function SyncNow({ underWay, onAsked }: SyncNowProps) {
  const [busy, run] = useBusy()
  const [problem, setProblem] = useState<string>()
  const ask = async () => {
    setProblem(undefined)
    try {
      await startHarvest()
      onAsked()
    } catch (error) {
      setProblem(readable(error, 'The harvest could not be asked for. Please try again.'))
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button onClick={() => run(ask)} busy={(busy || underWay) && 'Syncing...'}>
        <RefreshCw aria-hidden className="size-4" />
        Sync now
      </Button>
      <FormError message={problem} />
    </div>
  )
}
