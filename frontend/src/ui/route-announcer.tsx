import { useEffect, useState } from 'react'
import { focusMain } from './focus-main.ts'
import { onPageTitle } from './page-title.ts'

/**
 * After a change of screen: reads its title out, moves the focus to the main region and shows the screen from its
 * top. The first screen is left to the browser, and so is a title that changes on the same path.
 */
export function RouteAnnouncer() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    let path = location.pathname
    return onPageTitle((next) => {
      if (path === location.pathname) return
      path = location.pathname
      setTitle(next)
      focusMain()
    })
  }, [])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
