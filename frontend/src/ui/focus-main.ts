import { useEffect } from 'react'
import { MAIN_ID } from './skip-link.tsx'

/** Shows the page from its top. */
export const showTop = (): void => scrollTo(0, 0)

/** Shows the page from its top, and moves the focus to its main region. */
export function focusMain(): void {
  showTop()
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}

/**
 * The same when the component appears: for a screen's next step, where the pressed button is gone along with the focus.
 */
export function useFocusMain(): void {
  useEffect(focusMain, [])
}
