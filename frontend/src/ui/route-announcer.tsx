import { useEffect, useState } from 'react'
import { focusMain, showTop } from './focus-main.ts'
import { followOwnFocus } from './own-focus.ts'
import { onPageTitle } from './use-page-title.ts'

/**
 * After a change of screen: reads its title out, moves the focus to the main region and shows the screen from its
 * top. Whoever went on by keyboard or pointer before the screen was there, such as into a menu, keeps the focus. The
 * first screen is left to the browser, and so is a title that changes on the same path.
 */
export function RouteAnnouncer() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    let path = location.pathname
    const leaving = new AbortController()
    const isFocusOwn = followOwnFocus(leaving.signal)
    const stopHearing = onPageTitle((next) => {
      if (path === location.pathname) return
      path = location.pathname
      setTitle(next)
      if (isFocusOwn()) showTop()
      else focusMain()
    })
    return () => {
      stopHearing()
      leaving.abort()
    }
  }, [])
  return (
    // Both attributes: an open dialog hides everything behind it from screen readers except elements with `aria-live`.
    <p role="status" aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
