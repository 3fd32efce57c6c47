import type { Refusal } from '../../../lib/refusal.ts'
import { type Action, useAction } from '../../../lib/use-action.ts'

/** Asks for the address of a page of the payment provider, and leads the browser there; `beside`: in a new tab. */
export function useBillingPage(findUrl: () => Promise<string>, refusal: Refusal, beside = false): Action<[]> {
  return useAction(refusal, async () => {
    const tab = beside ? newTab() : null
    try {
      const url = await findUrl()
      if (tab) tab.location.assign(url)
      else await leaveFor(url)
    } catch (error) {
      tab?.close()
      throw error
    }
  })
}

/** Resolves only when somebody goes back in the browser, which may show this page as they left it, still busy. */
function leaveFor(url: string): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('pageshow', resolve, { once: true })
    location.assign(url)
  })
}

/**
 * An empty tab that does not know who opened it; null where the browser allows none. It is opened during the press
 * itself: browsers block tabs that open after a wait.
 */
function newTab(): Window | null {
  const tab = window.open('about:blank', '_blank')
  if (tab) tab.opener = null
  return tab
}
