import { useState } from 'react'

/**
 * What a window was opened for, from then until it closes: meanwhile somebody else may decide the same. The window would
 * disappear with what was typed in it, or turn into the one for the opposite; so it stays, and what is sent from it is
 * answered.
 */
export function useStillWhileOpen<T>(latest: T): [still: T, onOpenChange: (open: boolean) => void] {
  const [opened, setOpened] = useState<{ for: T }>()
  return [opened === undefined ? latest : opened.for, (open) => setOpened(open ? { for: latest } : undefined)]
}
