import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './projection.ts'

/** The size of an element in pixels, and again after each change; null before the first look. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    const look = () => setSize({ width: current.clientWidth, height: current.clientHeight })
    look()
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}
