import { useState } from 'react'

/**
 * Runs work, and tells while it runs. It holds nothing back: whoever offers the work disables its button meanwhile.
 * The work itself says what went wrong.
 */
export function useBusy(): [busy: boolean, run: (work: () => Promise<unknown>) => void] {
  const [busy, setBusy] = useState(false)
  const run = (work: () => Promise<unknown>) => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  return [busy, run]
}
