import type { MouseEvent } from 'react'
import type { Spot } from './projection.ts'

/** Where in the element that listens the pointer is, in pixels from its upper left corner. */
export function spotOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Spot {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
