import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { type PlacedMark } from './marks.ts'

/** The button of a mark in a layer; it may have gone. */
export function buttonOf(layer: HTMLElement | null, { id }: PlacedMark): HTMLElement | null | undefined {
  return layer?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(id)}"]`)
}

/**
 * Keeps the focus on the map when the mark that has it disappears: a press splits a circle, and other marks come and
 * go. The nearest mark then takes the focus; without any, the map does.
 */
export function useHeldMark(marks: readonly PlacedMark[], seen: readonly PlacedMark[]) {
  const held = useRef<{ mark: PlacedMark; layer: HTMLElement | null } | null>(null)
  useLayoutEffect(() => {
    if (held.current === null || marks.some(({ id }) => id === held.current?.mark.id)) return
    const { mark, layer } = held.current
    held.current = null
    const next = nearestTo(mark, seen)
    const taker =
      next === undefined ? layer?.closest<HTMLElement>('[role="application"]') : buttonOf(layer, next)
    taker?.focus({ preventScroll: true })
  }, [marks, seen])
  return {
    take: (mark: PlacedMark, { currentTarget }: FocusEvent<HTMLElement>) => {
      held.current = { mark, layer: currentTarget.parentElement }
    },
    letGo: () => {
      held.current = null
    },
  }
}

function nearestTo({ latitude, longitude }: PlacedMark, all: readonly PlacedMark[]): PlacedMark | undefined {
  const away = (mark: PlacedMark) => Math.hypot(mark.latitude - latitude, mark.longitude - longitude)
  return all.toSorted((one, other) => away(one) - away(other))[0]
}
