import { useState } from 'react'

/**
 * What is being typed, which begins anew when what it stands for has changed elsewhere, as by going back. Drawing the
 * field anew for that would take the focus away from whoever has just sent it.
 */
export function useTyped(value: string): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value)
  const [stoodFor, setStoodFor] = useState(value)
  if (stoodFor !== value) {
    setStoodFor(value)
    setTyped(value)
  }
  return [typed, setTyped]
}
