import { type RefObject, useEffect, useState } from 'react'

/** Shows an element alone on the screen; null where the browser cannot. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState(false)
  useEffect(() => {
    const follow = () => setActive(document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])
  if (!document.fullscreenEnabled) return null
  return {
    active,
    toggle: () => {
      // Browsers may refuse; the map then simply stays where it is.
      const turned = active ? document.exitFullscreen() : element.current?.requestFullscreen()
      turned?.catch(() => undefined)
    },
  }
}
