/** Those who hold work that is not saved; each is asked by being called with the way out. */
export const unsavedWork = new Set<(go: () => void) => void>()

/** True while somebody holds work that would be lost. */
export const hasUnsaved = (): boolean => unsavedWork.size > 0

/** Leaves the screen: at once, or when whoever has typed something there agrees to lose it. */
export function leaveBy(go: () => void): void {
  const [ask] = unsavedWork
  if (ask) ask(go)
  else go()
}
