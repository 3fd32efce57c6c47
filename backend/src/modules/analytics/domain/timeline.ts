/** Who did something, for people. */
export interface Actor {
  kind: 'self' | 'person' | 'provider' | 'system' | 'visitor'
  name: string
}

const DECIDE_MEMBERSHIP = [
  'membership.activated',
  'membership.complimentary-granted',
  'membership.complimentary-ended',
  'membership.payment-failed',
  'membership.access-lost',
  'membership.restored',
  'membership.canceled',
] as const

/**
 * The events of which the last one decides whether a person can use what members pay for. While somebody is suspended,
 * nothing that becomes of the membership opens or closes anything; afterwards it alone counts again.
 */
export const eventsDecidingAccess = (isSuspended: boolean): readonly string[] =>
  isSuspended ? ['accounts.account-suspended'] : DECIDE_MEMBERSHIP

const ACCOUNT = 'account:'

/** The account that acted, if it was one. */
export function actingAccount(actor: string): string | undefined {
  return actor.startsWith(ACCOUNT) ? actor.slice(ACCOUNT.length) : undefined
}

/**
 * Reads the journal's word for who acted, including the words in rows that an earlier version wrote.
 * @param about the person whose timeline it is
 * @param names usernames by account
 */
export function actorOf(actor: string, about: string, names: ReadonlyMap<string, string>): Actor {
  const account = actingAccount(actor)
  if (account !== undefined)
    return { kind: account === about ? 'self' : 'person', name: names.get(account) ?? 'somebody who left' }
  const [kind, name = ''] = actor.split(':')
  if (kind === 'provider') return { kind, name }
  if (kind === 'operator') return { kind: 'person', name: 'the operator' }
  // Nothing is known of a player but the feed that it asked for.
  if (kind === 'feed') return { kind: 'system', name: 'podcast player' }
  return kind === 'visitor' ? { kind, name: '' } : { kind: 'system', name: name.replaceAll('-', ' ') }
}
