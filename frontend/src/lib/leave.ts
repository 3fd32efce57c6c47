/** Asks whoever has typed something. It is called with the way out, to be taken once they agree to lose it. */
export type Ask = (go: () => void) => void

/** The holders of unsaved work. */
export const unsavedWork = new Set<Ask>()

/** True while somebody holds work that would be lost. */
export const hasUnsaved = (): boolean => unsavedWork.size > 0

/** Leaves the screen: at once, or once whoever has typed something there agrees to lose it. */
export function confirmLeave(go: () => void): void {
  const [ask] = unsavedWork
  if (ask) ask(() => leaveAll(go))
  else go()
}

/** Leaves the screen and discards all that is typed there: nobody else is asked. */
export function leaveAll(go: () => void): void {
  unsavedWork.clear()
  go()
}
