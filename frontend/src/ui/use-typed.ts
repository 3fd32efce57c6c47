import { useState } from 'react'

/**
 * The text that is being typed. It is reset when the value that it stands for changes elsewhere, as by going back.
 * Mounting the field anew instead would take the focus from whoever has just sent it.
 */
export function useTyped<T extends string>(value: T): [T, (typed: T) => void] {
  const [typed, setTyped] = useState(value)
  const [stoodFor, setStoodFor] = useState(value)
  if (stoodFor !== value) {
    setStoodFor(value)
    setTyped(value)
  }
  return [typed, setTyped]
}
