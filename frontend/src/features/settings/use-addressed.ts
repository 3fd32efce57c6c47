import { useLayoutEffect, useReducer, useState } from 'react'
import { useOwnAccount } from './account/own-account.ts'
import { SECTIONS } from './sections.ts'
import { useSessions } from './sessions/sessions.ts'

/**
 * For whoever follows a link to a section: has the sections wait for each other, since those that come later would push
 * it away, and then shows it.
 */
export function useAddressed() {
  const [isLinked] = useState(() => SECTIONS.some(({ id }) => location.hash === `#${id}`))
  const [shown, change] = useReducer((before: number, by: number) => before + by, 0)
  const account = useOwnAccount()
  const sessions = useSessions()
  const isWhole = shown === SECTIONS.length && !account.loading && !sessions.loading
  // Before anybody sees where the page began.
  useLayoutEffect(() => {
    if (isWhole) showAddressed()
  }, [isWhole])
  return {
    waits: isLinked && !isWhole,
    /** To be told of sections that are there, and of those that are not any more: 1 and -1. */
    onShown: change,
  }
}

function showAddressed(): void {
  const id = location.hash.slice(1)
  if (id !== '') document.getElementById(id)?.scrollIntoView()
}
