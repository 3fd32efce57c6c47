import { useEffect, useRef } from 'react'
import { useHeldFocus } from './use-kept-focus.ts'

/**
 * For the part of a screen that shows a long list page by page, links to other pages included. Whoever follows one of
 * them goes on at the beginning of that part: the link is gone, or stands at the end of what is new. A page that is
 * chosen elsewhere, such as by a filter, leaves the focus and the scroll where they are.
 *
 * @param page what tells one page from another
 */
export function usePageTurn<Part extends HTMLElement>(page: string) {
  const part = useRef<Part>(null)
  const shown = useRef(page)
  const { held, reports } = useHeldFocus()
  useEffect(() => {
    if (shown.current !== page && held.current) {
      part.current?.focus({ preventScroll: true })
      // At once, also for those who like motion: there is nothing to follow on the way.
      part.current?.scrollIntoView({ behavior: 'instant' })
    }
    shown.current = page
  }, [page, held])
  return { ref: part, tabIndex: -1, ...reports }
}
