import type { MouseEvent } from 'react'

/**
 * For the press that opens the file dialog: a field that still has a file fires no event when the same one is chosen
 * again.
 */
export function forgetChosen({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  currentTarget.value = ''
}
