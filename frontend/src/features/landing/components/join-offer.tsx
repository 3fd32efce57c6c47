import { ANNUAL_PRICE_CENTS } from '@meridian/contracts/values/limits'
import { formatWholeDollars } from '../../../lib/money.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

/** The join button with the yearly price, and what the price leaves out. */
export function JoinOffer() {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <ButtonLink href="/checkout-annual" size="lg" className="w-full sm:w-auto">
        Join for {formatWholeDollars(ANNUAL_PRICE_CENTS / 100)} a year
      </ButtonLink>
      <p className="text-sm text-ink-soft">Tax calculated at checkout.</p>
    </div>
  )
}
