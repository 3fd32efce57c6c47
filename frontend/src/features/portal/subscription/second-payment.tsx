import type { SecondPayment } from '@meridian/contracts/http/membership/second-payment'
import { formatMoney } from '@meridian/contracts/values/money'

/** Tells somebody who has paid for two memberships that support gives the other payment back; they need do nothing. */
export function SecondPaymentNotice({ paid }: { paid: SecondPayment | null }) {
  return (
    <section
      aria-labelledby="second-payment"
      className="rounded-lg border border-signal bg-signal-wash p-5 sm:p-6"
    >
      <h2 id="second-payment" className="headline text-2xl">
        You have paid twice
      </h2>
      <p className="mt-1 max-w-prose">
        {paid === null
          ? 'A second membership was paid for.'
          : `${formatMoney(paid.amount, paid.currency)} was paid for a second membership, ${paid.tierName}.`}{' '}
        Support knows about it and will refund this payment. Your membership stays as it is.
      </p>
    </section>
  )
}
