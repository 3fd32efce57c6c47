import { memo, useLayoutEffect, useRef } from 'react'
import type { PlacedMark } from './marks.ts'
import type { Size } from './projection.ts'

const RADIUS = 5
const RING = 2

/** Dots as one picture, for when there are too many for elements; it reaches as far beyond the panel as the land. */
export const DotsCanvas = memo(function DotsCanvas({
  marks,
  size,
}: {
  marks: readonly PlacedMark[]
  size: Size
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current !== null) paint(canvas.current, marks, size)
  }, [marks, size])
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      style={{ width: size.width * 2, height: size.height * 2, left: -size.width / 2, top: -size.height / 2 }}
      className="pointer-events-none absolute max-w-none"
    />
  )
})

function paint(canvas: HTMLCanvasElement, marks: readonly PlacedMark[], { width, height }: Size): void {
  const density = Math.min(2, devicePixelRatio)
  const element = canvas
  element.width = width * 2 * density
  element.height = height * 2 * density
  const context = element.getContext('2d')
  if (context === null) return
  const style = getComputedStyle(element)
  context.setTransform(density, 0, 0, density, (density * width) / 2, (density * height) / 2)
  for (const [colour, radius] of [
    [style.getPropertyValue('--surface'), RADIUS + RING],
    [style.getPropertyValue('--map-people'), RADIUS],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    for (const { x, y } of marks) {
      context.moveTo(x + radius, y)
      context.arc(x, y, radius, 0, 2 * Math.PI)
    }
    context.fill()
  }
}
