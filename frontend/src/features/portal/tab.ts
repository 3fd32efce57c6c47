const TABS = ['courses', 'telegram', 'podcast', 'map'] as const

/** What the portal shows: one of its four tabs, or the subscription, which the payment mails lead to. */
export type PortalPart = (typeof TABS)[number] | 'subscription'

/** The part that the address names by `?tab=`; the courses when it names none. */
export function partOf(search: string): PortalPart {
  const wanted = new URLSearchParams(search).get('tab')
  return [...TABS, 'subscription' as const].find((part) => part === wanted) ?? 'courses'
}
