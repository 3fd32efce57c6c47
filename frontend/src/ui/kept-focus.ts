import { useEffect, useRef } from 'react'
import { useHeldFocus } from './held-focus.ts'

const TAKERS = '[tabindex], button:enabled, input:enabled'

/**
 * Keeps the focus in a part of the page: when a change removes the element that had it, the first element there that
 * can take it does. Focus that was elsewhere stays there.
 *
 * @param taking true for a part that replaces the button that opened it, and may appear later than that disappears
 */
export function useKeptFocus<Part extends HTMLElement>(taking = false) {
  const part = useRef<Part>(null)
  const { held, reports } = useHeldFocus(taking)
  // Checked after every render, since nothing tells of a removal.
  useEffect(() => {
    if (held.current && document.activeElement === document.body) focusFirstOf(part.current)
  })
  return { ref: part, ...reports }
}

/** Elements that are not shown, such as the buttons of a closed dialog, do not take it. */
function focusFirstOf(part: HTMLElement | null): void {
  for (const taker of part?.querySelectorAll<HTMLElement>(TAKERS) ?? []) {
    taker.focus()
    if (document.activeElement === taker) return
  }
}
