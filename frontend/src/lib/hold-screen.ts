import { useEffect } from 'react'
import { holdScreen } from './session.ts'

/** Keeps the screen it is rendered on, with all that was typed, when the session ends by itself. */
export function HoldScreen(): null {
  useEffect(holdScreen, [])
  return null
}
