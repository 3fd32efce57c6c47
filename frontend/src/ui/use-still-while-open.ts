import { useState } from 'react'

/**
 * What a window was opened for, from then until it closes: meanwhile somebody else may decide the same. The window would
 * disappear with what was typed in it, or turn into the one for the opposite; so it stays, and what is sent from it is
 * answered.
 *
 * @param onAsk the same of what this stands in, and what has to stay around it
 */
export function useStillWhileOpen<T>(
  latest: T,
  onAsk?: (open: boolean) => void,
): [still: T, onOpenChange: (open: boolean) => void] {
  const [opened, setOpened] = useState<{ for: T }>()
  const change = (open: boolean) => {
    setOpened(open ? { for: latest } : undefined)
    onAsk?.(open)
  }
  return [opened === undefined ? latest : opened.for, change]
}
