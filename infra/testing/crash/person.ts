import type { Person } from '../../simulation/buyer.ts'

/**
 * What somebody does. stays: buys and is a member. leaves: closes the browser right after paying. claims: pays with
 * the e-mail of an account that they have. lapses: three renewals fail, the fourth is paid.
 */
export type Story = (typeof STORIES)[number]

export interface Actor extends Person {
  story: Story
  tier: 'basic' | 'pro' | 'enterprise'
  password: string
}

/** What is known of somebody after their story. */
export interface Outcome {
  actor: Actor
  subscriptionId: string
  /** True when they came in by the link for setting a password. */
  usedLink: boolean
  /** Set-up calls that broke off before the browser knew its own cookie: each may have begun a checkout of nobody's. */
  lostSetups: number
}

const STORIES = ['stays', 'leaves', 'claims', 'lapses'] as const

const TIERS = ['basic', 'pro', 'enterprise'] as const

/** So many people of each story, every one with a name of their own. */
export function castOf(counts: Record<Story, number>): Actor[] {
  const stories = STORIES.flatMap((story) => Array.from({ length: counts[story] }, () => story))
  return stories.map((story, index) => ({
    story,
    tier: TIERS[index % TIERS.length] ?? 'basic',
    username: `Person ${index} ${story}`,
    email: `person-${index}-${story}@example.org`,
    password: `the password of person ${index}`,
  }))
}
