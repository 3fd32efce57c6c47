import type { System } from '@meridian/backend/worker-api'
import type { MembershipTier } from '@meridian/contracts/values/tiers'

/** Somebody of the demo as the product knows them by now. */
export interface KnownPerson {
  id: string
  username: string
  tier: MembershipTier
  subscriptionId: string
  customerId: string
  /** The payment intent of their first payment. */
  paymentIntentId: string
  referralCode: string
}

const PERSON = `
  select a.id, a.username, coalesce(m.tier, 'none') as tier, coalesce(m.stripe_subscription_id, '') as "subscriptionId",
    coalesce(m.stripe_customer_id, '') as "customerId", coalesce(c.stripe_payment_intent_id, '') as "paymentIntentId",
    coalesce(r.code, '') as "referralCode"
  from accounts a
  left join memberships m on m.account_id = a.id
  left join checkouts c on c.stripe_subscription_id = m.stripe_subscription_id
  left join referral_codes r on r.account_id = a.id
  where a.email = $1`

/** @throws Error when nobody has that address */
export async function knownPerson({ sql }: System, email: string): Promise<KnownPerson> {
  const person = await findPerson({ sql }, email)
  if (person === undefined) throw new Error(`Nobody has the address ${email} yet`)
  return person
}

export async function findPerson(
  { sql }: Pick<System, 'sql'>,
  email: string,
): Promise<KnownPerson | undefined> {
  const [person] = await sql.rows<KnownPerson>({ name: 'demo-person', text: PERSON, values: [email] })
  return person
}

/** What a browser has begun. */
export async function findCheckout({ sql }: System, browserId: string) {
  const [checkout] = await sql.rows<{
    id: string
    state: string
    subscriptionId: string | null
    customerId: string | null
  }>({
    name: 'demo-checkout',
    text: `select id, state, stripe_subscription_id as "subscriptionId", stripe_customer_id as "customerId"
           from checkouts where browser_id = $1`,
    values: [browserId],
  })
  return checkout
}

export async function findMeetup({ sql }: System, title: string): Promise<string | undefined> {
  const [meetup] = await sql.rows<{ id: string }>({
    name: 'demo-meetup',
    text: 'select id from meetups where title = $1',
    values: [title],
  })
  return meetup?.id
}

/** The link that confirms an address and waits to be followed. */
export async function findOpenEmailLink({ sql }: System, email: string): Promise<string | undefined> {
  const [link] = await sql.rows<{ id: string }>({
    text: 'select id from email_links where email = $1 and used_at is null',
    values: [email],
  })
  return link?.id
}
