import { useEffect, useState } from 'react'

interface BillingPage {
  /** Asks for the page's address and goes there. Never throws. */
  open: () => Promise<void>
  opening: boolean
}

/** Leads the browser to a page of the payment provider; `beside`: in a new tab. */
export function useBillingPage(
  findUrl: () => Promise<string>,
  onFailure: (error: unknown) => void,
  beside = false,
): BillingPage {
  const [opening, setOpening] = useState(false)
  useEffect(() => {
    // Somebody who goes back in the browser may find this page as they left it, still busy.
    const wake = () => setOpening(false)
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])
  const open = async () => {
    setOpening(true)
    const tab = beside ? newTab() : null
    try {
      const url = await findUrl()
      if (tab) setOpening(false)
      ;(tab ?? window).location.assign(url)
    } catch (error) {
      tab?.close()
      setOpening(false)
      onFailure(error)
    }
  }
  return { open, opening }
}

/**
 * An empty tab that will not know who opened it; null where the browser allows none. It is opened at the press itself:
 * a browser blocks what opens after a wait.
 */
function newTab(): Window | null {
  const tab = window.open('about:blank', '_blank')
  if (tab) tab.opener = null
  return tab
}
