/** Who did something, for people. */
export interface Actor {
  kind: 'self' | 'person' | 'provider' | 'system' | 'visitor'
  name: string
}

const PAYMENT_FAILED = 'membership.payment-failed'
const ACCESS_LOST = 'membership.access-lost'

/** What decides whether a membership is open until the next one of them. */
export const STANDING_DECISIONS: readonly string[] = [
  'membership.activated',
  'membership.complimentary-granted',
  'membership.complimentary-ended',
  ACCESS_LOST,
  'membership.restored',
  'membership.canceled',
]

const DECIDE_MEMBERSHIP = [PAYMENT_FAILED, ...STANDING_DECISIONS]

/**
 * The events of which the last one decides whether a person can use what members pay for. While somebody is suspended,
 * nothing that becomes of the membership opens or closes anything; afterwards it alone counts again.
 */
export const eventsDecidingAccess = (isSuspended: boolean): readonly string[] =>
  isSuspended ? ['accounts.account-suspended'] : DECIDE_MEMBERSHIP

/** The provider may go on trying after access was lost: one more failure closes nothing, and is no reason. */
export const isOvertaken = (
  last: { type: string } | undefined,
  standing: { type: string } | undefined,
): boolean => last?.type === PAYMENT_FAILED && standing?.type === ACCESS_LOST

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
