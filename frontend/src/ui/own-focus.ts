/**
 * Tells whether the person moved the focus to where it is, by a key or pointer press since they set out for this
 * screen. Focus that a menu gives back as it closes, by the very press that set out, does not count. A redirect is part
 * of the same navigation.
 *
 * @param signal ends it
 */
export function followOwnFocus(signal: AbortSignal): () => boolean {
  let hasPressed = false
  let isOwn = false
  const setOut = () => {
    hasPressed = false
    isOwn = false
  }
  const press = (event: Event) => {
    // The key that chose the screen may still be down.
    if (!(event instanceof KeyboardEvent && event.repeat)) hasPressed = true
  }
  const move = () => {
    isOwn = hasPressed
  }
  const listen = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, { signal, capture: true })
  // The router sends `pushState` once it has navigated.
  for (const type of ['pushState', 'popstate']) listen(type, setOut)
  for (const type of ['keydown', 'pointerdown']) listen(type, press)
  listen('focusin', move)
  // When no element has the focus, the body is the active one.
  return () => isOwn && document.activeElement !== document.body
}
