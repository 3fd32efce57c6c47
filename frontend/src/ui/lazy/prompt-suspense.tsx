import { type ReactNode, Suspense, startTransition, useEffect, useReducer } from 'react'
import { onArrival } from '../../lib/attempts.ts'

interface PromptSuspenseProps {
  /** What is shown until the code of everything inside has arrived. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * A `Suspense` that shows its content as soon as its code has arrived. React by itself waits until 300 ms have passed
 * since it last began to show any fallback; what is rendered again for another reason does not wait.
 */
export function PromptSuspense({ fallback, children }: PromptSuspenseProps) {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  return <Suspense fallback={<Waiting onArrival={renderAgain}>{fallback}</Waiting>}>{children}</Suspense>
}

function Waiting({ onArrival: renderAgain, children }: { onArrival: () => void; children: ReactNode }) {
  useEffect(() => {
    const look = () => startTransition(renderAgain)
    // It may have arrived before this effect ran.
    look()
    return onArrival(look)
  }, [renderAgain])
  return children
}
