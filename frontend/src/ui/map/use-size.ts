import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './projection.ts'

/**
 * The size of an element in pixels, updated after each change; its last size while it is hidden, and null before it was
 * seen.
 */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    const look = () => {
      const { clientWidth: width, clientHeight: height } = current
      if (width > 0 && height > 0) setSize({ width, height })
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}
