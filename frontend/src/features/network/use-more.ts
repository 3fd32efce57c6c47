import { type RefObject, useEffect, useRef, useState } from 'react'

interface More<List extends HTMLElement> {
  /** How many entries are shown. */
  shown: number
  /** What holds the entries, and nothing else. */
  list: RefObject<List | null>
  /** Shows another page of them. */
  more: () => void
}

/**
 * Shows a list page by page. When somebody asks for more, the focus moves to the first new entry: the button that was
 * pressed has moved away from it, or is gone. Whoever comes back to the list, such as from one of its entries, finds it
 * as long as it was: the browser then shows the place where they were.
 *
 * @param name tells lists of one screen apart
 */
export function useMore<List extends HTMLElement>(name: string, page: number): More<List> {
  const [shown, setShown] = useState(() => keptOf(name) ?? page)
  const before = useRef(shown)
  const list = useRef<List>(null)
  useEffect(() => {
    if (shown > before.current)
      list.current?.children[before.current]?.querySelector<HTMLElement>('a, button')?.focus()
    before.current = shown
  }, [shown])
  const more = () => {
    setShown(shown + page)
    // Kept with this entry of the browser's history.
    history.replaceState({ ...history.state, [name]: shown + page }, '')
  }
  return { shown, list, more }
}

function keptOf(name: string): number | undefined {
  const state: unknown = history.state
  const kept: unknown = state !== null && typeof state === 'object' ? Reflect.get(state, name) : undefined
  return typeof kept === 'number' ? kept : undefined
}
