import { useEffect } from 'react'
import { MAIN_ID } from './skip-link.tsx'

/** Shows the page from its top. */
export const showTop = (): void => scrollTo(0, 0)

/** Does so, and moves the focus to its main region. */
export function focusMain(): void {
  showTop()
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}

/** Does so when the component appears: for a screen's next step, whose last button is gone with the focus on it. */
export function useFocusMain(): void {
  useEffect(focusMain, [])
}
