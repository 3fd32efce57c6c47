import { useEffect, useRef } from 'react'

/** How much of the lower end of the window is covered, for the style sheets. */
const COVERED = '--bottom-bar'

/** Its classes. Its own buttons ignore the room that is kept for it, or the page would move at each of them. */
export const BOTTOM_BAR_STYLE = 'sticky bottom-0 z-10 **:scroll-mb-[calc(-1*var(--bottom-bar,0px))]!'

/**
 * For a bar that stays at the bottom of the window: what gets the focus, and toasts, stay above it. What has the focus
 * already is scrolled into view again when the bar grows over it.
 */
export function useBottomBar<Bar extends HTMLElement>() {
  const bar = useRef<Bar>(null)
  useEffect(() => {
    const { current } = bar
    if (current === null) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty(COVERED, `${current.offsetHeight}px`)
      if (!current.contains(document.activeElement))
        document.activeElement?.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(COVERED)
    }
  }, [])
  return bar
}
