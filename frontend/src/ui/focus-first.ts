/**
 * For what opens: focuses the first element in it that matches the selector; without one, the focus goes where it would
 * anyway.
 */
export const focusFirst =
  (selector: string) =>
  (event: Event): void => {
    const part = event.currentTarget instanceof HTMLElement ? event.currentTarget : null
    const taker = part?.querySelector<HTMLElement>(selector)
    if (!taker) return
    event.preventDefault()
    taker.focus({ preventScroll: true })
  }
