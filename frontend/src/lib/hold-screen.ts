import { useEffect } from 'react'
import { holdScreen } from './session.ts'

/** Stands on a screen that stays, with all that was typed, when the session ends by itself. */
export function HoldScreen(): null {
  useEffect(holdScreen, [])
  return null
}
