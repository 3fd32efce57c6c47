import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Notes what a form holds as it is sent. The returned function takes over what the server has kept; where something was
 * typed meanwhile, the screen stays as it is, and what differs from what is kept counts as unsaved.
 */
export function noteSent<T extends FieldValues>({
  getValues,
  reset,
  resetDefaultValues,
}: Pick<UseFormReturn<T>, 'getValues' | 'reset' | 'resetDefaultValues'>): (kept: T) => void {
  const present = () => JSON.stringify(getValues())
  const sent = present()
  return (kept) => (present() === sent ? reset(kept) : resetDefaultValues(kept))
}
