/** For what opens: the focus goes to the first thing there that the selector finds, and where it would go without that. */
export const focusFirst =
  (selector: string) =>
  (event: Event): void => {
    const part = event.currentTarget instanceof HTMLElement ? event.currentTarget : null
    const taker = part?.querySelector<HTMLElement>(selector)
    if (!taker) return
    event.preventDefault()
    taker.focus({ preventScroll: true })
  }
