import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import type { Tier } from '@meridian/contracts/values/tiers'
import { createBuyer, type Person } from '../simulation/buyer.ts'

interface DemoAccount extends Person {
  password: string
  /** Undefined: registered, never paid. */
  tier?: Tier
  /** Renewals that fail after the first payment. */
  failures?: number
}

const ACCOUNTS: DemoAccount[] = [
  { username: 'Demo Member', email: 'member@meridian.example', password: 'demo-member', tier: 'pro' },
  {
    username: 'Demo Grace',
    email: 'grace@meridian.example',
    password: 'demo-grace',
    tier: 'basic',
    failures: 2,
  },
  { username: 'Demo Guest', email: 'guest@meridian.example', password: 'demo-guest' },
]

interface DemoUrls {
  app: string
  sandbox: string
}

/**
 * Lets a few people live in the community, through the same calls that browsers make. What an earlier start has
 * made is left as it is. Answers lines for the banner.
 * @throws Error when a call is refused
 */
export async function seedDemo(urls: DemoUrls): Promise<string> {
  for (const account of ACCOUNTS) await settle(account, urls)
  return ACCOUNTS.map(({ username, email, password }) => {
    const label = username.replace('Demo ', '').toLowerCase()
    return `account: ${label} ${email} ${password}\n`
  }).join('')
}

async function settle(
  { password, tier, failures = 0, ...person }: DemoAccount,
  urls: DemoUrls,
): Promise<void> {
  const buyer = createBuyer({ app: urls.app, stripe: `${urls.sandbox}/stripe` }, person)
  const { email } = person
  const login = await buyer.browser.post('/api/login', { email, password })
  const session =
    login.status === 200 ? login : await buyer.browser.post('/api/register', { ...person, password })
  if (session.status !== 200) throw new Error(`The demo account ${email}: ${session.text}`)
  if (tier === undefined || session.json<SessionUser>().membershipStatus !== 'none') return
  const { subscriptionId } = await buyer.buy(tier)
  for (let failed = 0; failed < failures; failed += 1) await failRenewal(urls.sandbox, subscriptionId)
}

async function failRenewal(sandboxUrl: string, subscriptionId: string): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/control/stripe/renew`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscriptionId, outcome: 'failed' }),
  })
  if (!answer.ok) throw new Error(`The sandbox cannot renew ${subscriptionId}: ${await answer.text()}`)
}
