import { useEffect, useState } from 'react'

interface BillingPage {
  /** Asks for the page's address and leaves for it. Never throws. */
  open: () => Promise<void>
  opening: boolean
}

/** Leads the browser to a page of the payment provider. */
export function useBillingPage(
  findUrl: () => Promise<string>,
  onFailure: (error: unknown) => void,
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
    try {
      location.assign(await findUrl())
    } catch (error) {
      setOpening(false)
      onFailure(error)
    }
  }
  return { open, opening }
}
