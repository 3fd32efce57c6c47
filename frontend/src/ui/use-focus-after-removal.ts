import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * For a list whose rows disappear by what is pressed in them: the focus goes with the row, and `goOn` moves it to where
 * to go on. Focus that is elsewhere stays there, as the row of somebody's colleague may be the one that has gone.
 */
export function useFocusAfterRemoval(count: number, goOn: () => void): void {
  const seen = useRef(count)
  const move = useEffectEvent(goOn)
  useEffect(() => {
    if (count < seen.current && document.activeElement === document.body) move()
    seen.current = count
  }, [count])
}
