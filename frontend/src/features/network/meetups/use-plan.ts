import type { Meetup } from '@meridian/contracts/http/network/meetup'
import type { Point } from '@meridian/contracts/values/coordinates'
import { type RefObject, useMemo, useState } from 'react'
import { confirmLeave } from '../../../lib/leave.ts'
import type { Picking } from '../../../ui/map/picking.ts'

interface Plan {
  /** The meetup to change; null for a new one. */
  readonly meetup: Meetup | null
}

/**
 * The meetup that is being planned, and the point that is picked for it. `stand` is the element around map and form.
 */
export function usePlan(stand: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<Plan | null>(null)
  const [point, setPoint] = useState<Point | null>(null)
  const picking: Picking | undefined = useMemo(
    () => (current === null ? undefined : { point, onPick: setPoint }),
    [current, point],
  )
  const intoView = () => stand.current?.scrollIntoView({ block: 'start' })
  const begin = (meetup: Meetup | null) => {
    setCurrent({ meetup })
    setPoint(meetup)
    intoView()
  }
  return {
    current,
    picking,
    /** Continues with what is open already; what is typed for another one is not left without a question. */
    open: (meetup: Meetup | null) => {
      if (current !== null && current.meetup?.id === meetup?.id) intoView()
      else confirmLeave(() => begin(meetup))
    },
    close: () => {
      setCurrent(null)
      setPoint(null)
    },
    /** Brings the map into view, and the keyboard to it. */
    showMap: () => {
      intoView()
      stand.current?.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true })
    },
  }
}

export type PlanOf = ReturnType<typeof usePlan>
