import { useEffect, useRef } from 'react'

const TAKERS = '[tabindex], button:enabled, input:enabled'

/**
 * Keeps the focus in a part of the page: where what had it goes in a change, the first thing there that can takes it.
 * Focus that was elsewhere stays there.
 *
 * @param taking true for a part that takes the place of the button that opened it, and may come later than that goes
 */
export function useKeptFocus<Part extends HTMLElement>(taking = false) {
  const part = useRef<Part>(null)
  const held = useRef(taking)
  // Any change may be the one; what is removed tells nobody that it has lost the focus.
  useEffect(() => {
    if (held.current && document.activeElement === document.body) focusFirstOf(part.current)
  })
  return {
    ref: part,
    onFocus: () => {
      held.current = true
    },
    onBlur: () => {
      held.current = false
    },
  }
}

/** What is not shown, such as the buttons of a closed dialog, does not take it. */
function focusFirstOf(part: HTMLElement | null): void {
  for (const taker of part?.querySelectorAll<HTMLElement>(TAKERS) ?? []) {
    taker.focus()
    if (document.activeElement === taker) return
  }
}
