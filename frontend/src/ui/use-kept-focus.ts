import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Follows whether the focus is in a part of the page, by what that part's element reports. It still counts as there
 * after the element that had it was removed, which is not reported, or disabled, such as while it is busy.
 */
export function useHeldFocus(initially = false) {
  const held = useRef(initially)
  const reports = {
    onFocus: () => {
      held.current = true
    },
    onBlur: ({ target }: FocusEvent) => {
      held.current = target.matches(':disabled')
    },
  }
  return { held, reports }
}

const TAKERS = '[tabindex], button:enabled, input:enabled'

/**
 * Keeps the focus in a part of the page: when a change removes the element that had it, or an earlier one has disabled
 * it, the first element there that can take it does. Focus that was elsewhere stays there.
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

/** Moves the focus to the page's main region, wherever that is scrolled to: where nothing nearer can take it. */
export const focusMainInPlace = (): void => document.querySelector('main')?.focus({ preventScroll: true })

/** Elements that are not shown, such as the buttons of a closed dialog, do not take it. */
function focusFirstOf(part: HTMLElement | null): void {
  for (const taker of part?.querySelectorAll<HTMLElement>(TAKERS) ?? []) {
    taker.focus()
    if (document.activeElement === taker) return
  }
}
