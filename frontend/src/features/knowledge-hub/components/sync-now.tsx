import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { readable } from '../../../lib/http-error.ts'
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
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const ask = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await startHarvest()
      onAsked()
    } catch (error) {
      setProblem(readable(error, 'The harvest could not be asked for. Please try again.'))
    }
    setBusy(false)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button onClick={ask} busy={(busy || underWay) && 'Syncing...'}>
        <RefreshCw aria-hidden className="size-4" />
        Sync now
      </Button>
      <FormError message={problem} />
    </div>
  )
}
