import type { PersonalRecords } from '#platform/personal-records'

/** What is kept about a person as a member and a payer. For referrals, no other person is revealed. */
export const membershipRecords: readonly PersonalRecords[] = [
  {
    name: 'membership',
    text: `select * from memberships where account_id = $1`,
  },
  {
    name: 'payments',
    text: `select invoice_id, amount, tax, currency, paid_at from membership_payments where account_id = $1
      order by paid_at`,
  },
  {
    name: 'checkouts',
    text: `select offer, tier, yearly_price_cents, state, email, username, referral_code, stripe_customer_id,
        stripe_subscription_id, stripe_payment_intent_id, begun_at
      from checkouts where member_id = $1 or account_id = $1 order by begun_at`,
  },
  {
    name: 'secondSubscriptions',
    text: `select subscription_id, found_at, paid_until, refunded_at, given_back_at, ended_at from second_subscriptions
      where account_id = $1`,
  },
  {
    name: 'claims',
    text: `select expires_at, used_at from membership_claims where account_id = $1`,
  },
  {
    name: 'referralCode',
    text: `select code, given_at from referral_codes where account_id = $1`,
  },
  {
    name: 'referralsMade',
    text: `select state, refusal, named_at, decided_at from referrals where owner_id = $1 order by named_at`,
  },
  {
    name: 'invitedBySomebody',
    text: `select state, named_at, decided_at from referrals where member_id = $1`,
  },
]
