import { useEffect, useRef } from 'react'

const CONTROLS = 'a, button, input, select, textarea, [tabindex="0"]'

/**
 * For what floats over a small screen: `data-end` says whether it takes the top of it, where the main action of a screen
 * rarely is, or the bottom, since a control that has the focus would lie under it at the top.
 */
export function useClearEnd<Floating extends HTMLElement>() {
  const floating = useRef<Floating>(null)
  useEffect(() => {
    const { current } = floating
    if (current === null) return
    const settle = () => {
      const { activeElement } = document
      if (current.contains(activeElement)) return
      current.dataset['end'] = 'top'
      if (activeElement?.matches(CONTROLS) && overlap(current, activeElement))
        current.dataset['end'] = 'bottom'
    }
    // It is empty at first, and the focus often comes back to a button after the words have come.
    const observer = new ResizeObserver(settle)
    observer.observe(current)
    addEventListener('focusin', settle)
    return () => {
      observer.disconnect()
      removeEventListener('focusin', settle)
    }
  }, [])
  return floating
}

function overlap(one: Element, other: Element): boolean {
  const { top, bottom } = one.getBoundingClientRect()
  const under = other.getBoundingClientRect()
  return under.top < bottom && under.bottom > top
}
