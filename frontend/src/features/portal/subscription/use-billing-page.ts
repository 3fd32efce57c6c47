import { leadNewTab } from '../../../lib/new-tab.ts'
import type { Refusal } from '../../../lib/refusal.ts'
import { type Action, useAction } from '../../../lib/use-action.ts'

/** Asks for the address of a page of the payment provider, and leads the browser there; `beside`: in a new tab. */
export function useBillingPage(findUrl: () => Promise<string>, refusal: Refusal, beside = false): Action<[]> {
  return useAction(refusal, async () => {
    if (beside) await leadNewTab(findUrl)
    else await leaveFor(await findUrl())
  })
}

/** Resolves only when somebody goes back in the browser, which may show this page as they left it, still busy. */
function leaveFor(url: string): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('pageshow', resolve, { once: true })
    location.assign(url)
  })
}
