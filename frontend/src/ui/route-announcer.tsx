import { useEffect, useRef, useState } from 'react'
import { onPageTitle } from './page-title.ts'
import { MAIN_ID } from './skip-link.tsx'

/**
 * After a change of screen: reads its title out, moves the focus to the main region and shows the screen from its
 * top. The first screen is left to the browser, and so is a title that changes on the same path.
 */
export function RouteAnnouncer() {
  const [title, setTitle] = useState('')
  const path = useRef(location.pathname)
  useEffect(
    () =>
      onPageTitle((next) => {
        if (path.current === location.pathname) return
        path.current = location.pathname
        setTitle(next)
        scrollTo(0, 0)
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
      }),
    [],
  )
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
