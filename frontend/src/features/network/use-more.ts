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
 * pressed has moved away from it, or is gone.
 */
export function useMore<List extends HTMLElement>(page: number): More<List> {
  const [shown, setShown] = useState(page)
  const list = useRef<List>(null)
  useEffect(() => {
    const first = shown > page ? list.current?.children[shown - page] : null
    first?.querySelector<HTMLElement>('a, button')?.focus()
  }, [shown, page])
  return { shown, list, more: () => setShown(shown + page) }
}
