/** Asks whoever has typed something, and is called with the way out for when they agree to lose it. */
export type Ask = (go: () => void) => void

/** Those who hold work that is not saved. */
export const unsavedWork = new Set<Ask>()

/** True while somebody holds work that would be lost. */
export const hasUnsaved = (): boolean => unsavedWork.size > 0

/** Leaves the screen: at once, or when whoever has typed something there agrees to lose it. */
export function leaveBy(go: () => void): void {
  const [ask] = unsavedWork
  if (ask) ask(() => leaveAll(go))
  else go()
}

/** Leaves the screen with all that is typed there: nobody else is to ask. */
export function leaveAll(go: () => void): void {
  unsavedWork.clear()
  go()
}
