import type { Tier } from '@meridian/contracts/values/tiers'

/** What happens to a member after they joined, and how many days ago. */
export type Turn = readonly [
  daysAgo: number,
  turn: 'pays' | 'fails' | 'cancels' | 'stays' | 'leaves' | 'given-up' | 'refunded' | Tier,
]

/** A membership: when it began, in days ago, and what became of it. Whoever is a year old renews, unless told otherwise. */
export interface Story {
  joined: number
  tier: Tier
  turns: readonly Turn[]
}

/** Of the accounts that the start prints: an ordinary member of over a year, and one whose renewal failed twice. */
export const MEMBERS_STORY: Story = { joined: 410.4, tier: 'pro', turns: [[45.4, 'pays']] }
export const GRACE_STORY: Story = {
  joined: 369.3,
  tier: 'basic',
  turns: [
    [4.3, 'fails'],
    [1.2, 'fails'],
  ],
}

/** Those whose membership was not all smooth. Renewals come a year after joining, as the provider bills them. */
export const STORIES: readonly Story[] = [
  { joined: 366.2, tier: 'pro', turns: [[1.2, 'fails']] },
  // Lost access less than three weeks ago, after three failures.
  {
    joined: 385.5,
    tier: 'basic',
    turns: [
      [20.5, 'fails'],
      [17.5, 'fails'],
      [15.4, 'fails'],
    ],
  },
  // Lost access by the end of the grace period, and came back.
  {
    joined: 415.6,
    tier: 'basic',
    turns: [
      [50.6, 'fails'],
      [47.6, 'fails'],
      [12.3, 'pays'],
    ],
  },
  {
    joined: 465.2,
    tier: 'enterprise',
    turns: [
      [100.2, 'fails'],
      [98.7, 'pays'],
    ],
  },
  {
    joined: 374.4,
    tier: 'pro',
    turns: [
      [9.4, 'fails'],
      [6.1, 'pays'],
    ],
  },
  {
    joined: 455.3,
    tier: 'basic',
    turns: [
      [90.3, 'fails'],
      [87.3, 'fails'],
      [65.2, 'given-up'],
    ],
  },
  {
    joined: 440.7,
    tier: 'pro',
    turns: [
      [200.4, 'cancels'],
      [75.7, 'leaves'],
    ],
  },
  {
    joined: 381.6,
    tier: 'pro',
    turns: [
      [70.2, 'cancels'],
      [16.6, 'leaves'],
    ],
  },
  {
    joined: 450.1,
    tier: 'basic',
    turns: [
      [300.3, 'cancels'],
      [85.1, 'leaves'],
    ],
  },
  {
    joined: 430.8,
    tier: 'basic',
    turns: [
      [100.9, 'cancels'],
      [65.8, 'leaves'],
    ],
  },
  { joined: 300.2, tier: 'basic', turns: [[40.3, 'cancels']] },
  {
    joined: 250.6,
    tier: 'pro',
    turns: [
      [120.2, 'cancels'],
      [118.8, 'stays'],
    ],
  },
  { joined: 70.3, tier: 'basic', turns: [[66.4, 'refunded']] },
  { joined: 25.7, tier: 'basic', turns: [[24.2, 'refunded']] },
  { joined: 170.4, tier: 'basic', turns: [[20.3, 'pro']] },
  { joined: 145.1, tier: 'pro', turns: [[45.2, 'enterprise']] },
  { joined: 220.5, tier: 'pro', turns: [[80.6, 'basic']] },
  { joined: 320.9, tier: 'basic', turns: [[150.3, 'enterprise']] },
]
