import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../../ui/button.tsx'
import type { ButtonSize, ButtonVariant } from '../../../ui/button-style.ts'
import { useBillingPage } from './use-billing-page.ts'

interface BillingButtonProps {
  /** Asks for the address of the provider's page. */
  to: () => Promise<string>
  /** Opens the page in a new tab: for pages that have no way back. */
  beside?: boolean
  variant?: ButtonVariant
  size?: ButtonSize
  children: ReactNode
}

const REFUSAL = { otherwise: 'Something went wrong. Please try again.', title: 'Payment Page Not Available' }

/** Leads to a page of the payment provider; a failure says so and leaves the person where their billing is. */
export function BillingButton({
  to,
  beside = false,
  variant = 'secondary',
  size = 'md',
  children,
}: BillingButtonProps) {
  const [, navigate] = useLocation()
  const findUrl = async () => {
    try {
      return await to()
    } catch (error) {
      navigate('/member-portal?tab=subscription')
      throw error
    }
  }
  const { busy, run } = useBillingPage(findUrl, REFUSAL, beside)
  return (
    <Button variant={variant} size={size} onClick={run} busy={busy && 'Opening...'}>
      {children}
      {beside && <span className="sr-only">(opens in a new tab)</span>}
    </Button>
  )
}
