import { useRef } from 'react'

/**
 * Follows whether the focus is in a part of the page, by what that part's element reports. It still counts as there
 * after the element that had it was removed: that is not reported.
 */
export function useHeldFocus(initially = false) {
  const held = useRef(initially)
  const reports = {
    onFocus: () => {
      held.current = true
    },
    onBlur: () => {
      held.current = false
    },
  }
  return { held, reports }
}
