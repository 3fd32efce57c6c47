import {
  confirmEmail,
  createCheckoutCompletion,
  createCheckoutSetup,
  DomainError,
  describeBuyer,
  hashPassword,
  nameReferral,
  registerAccount,
} from '@meridian/backend/demo-api'
import type { Tier } from '@meridian/contracts/values/tiers'
import { payByCard } from '../../../simulation/card.ts'
import type { DemoPerson, Happening } from '../plan/step.ts'
import { findCheckout, findOpenEmailLink, findPerson, knownPerson } from './known.ts'
import type { TimeMachine } from './time-machine.ts'

type Doing<Does extends Happening['does']> = Extract<Happening, { does: Does }>

const VISITOR = 'visitor'
/** The stand-in maps it to a country, and computes the tax from that. */
const ADDRESS = '127.0.0.1'
const PAYING_TAKES_MS = 95_000

/** Opens an account through the registration form, unless it exists, and follows the link that is then mailed. */
export async function register(
  { system }: TimeMachine,
  { person, password }: Doing<'register'>,
): Promise<void> {
  const { username, email } = person
  const { commands, config, reservedUsernames } = system
  if ((await findPerson(system, email)) === undefined) {
    const passwordHash = await hashPassword(password)
    const { emailLinkLifetime } = config
    const account = { username, email, passwordHash, reservedUsernames, emailLinkLifetime }
    await commands.run(registerAccount, account, VISITOR)
  }
  const linkId = await findOpenEmailLink(system, email)
  if (linkId === undefined) return
  const { id: callerId } = await knownPerson(system, email)
  await commands.run(confirmEmail, { linkId, callerId }, `account:${callerId}`)
}

/** Somebody looks at a plan and leaves. */
export async function leaveCheckout(
  machine: TimeMachine,
  { tier, ownerEmail }: Doing<'leave-checkout'>,
  browserId: string,
): Promise<void> {
  const { payment } = await setUp(machine, { tier, browserId, accountId: null })
  if (payment === undefined || ownerEmail === undefined) return
  const { referralCode } = await knownPerson(machine.system, ownerEmail)
  const asking = { browserId, accountId: undefined, ownCode: undefined }
  const named = { ...asking, customerId: payment.customerId, referralCode }
  await machine.system.commands.run(nameReferral, named, VISITOR)
}

/** Somebody buys a membership, as a guest; those who have an account are signed in. */
export async function join(
  machine: TimeMachine,
  { person, tier, ownerEmail }: Doing<'join'>,
  browserId: string,
): Promise<void> {
  const { system } = machine
  const account = await findPerson(system, person.email)
  if (account?.subscriptionId) return
  const accountId = account?.id ?? null
  const { payment } = await setUp(machine, { tier, browserId, accountId })
  await machine.goTo(new Date(machine.now().getTime() + PAYING_TAKES_MS))
  if (payment?.clientSecret) await pay(machine, payment.clientSecret, person)
  const { subscriptionId, customerId, id } = (await findCheckout(system, browserId)) ?? {}
  if (!subscriptionId || !customerId || id === undefined) throw new Error(`${person.email} has no checkout`)
  const owner = ownerEmail === undefined ? undefined : await knownPerson(system, ownerEmail)
  await system.commands.run(
    describeBuyer,
    {
      ...{ browserId, accountId: account?.id, customerId },
      ...{ email: person.email, username: person.username },
      payment: { subscriptionId },
      referralCode: owner?.referralCode,
    },
    VISITOR,
  )
  await createCheckoutCompletion(system)(id, accountId === null ? VISITOR : `account:${accountId}`)
}

/** What is to be paid; nothing if an earlier start that was interrupted has paid already. */
async function setUp(
  { system }: TimeMachine,
  { tier, browserId, accountId }: { tier: Tier; browserId: string; accountId: string | null },
) {
  try {
    return await createCheckoutSetup(system)(
      { tierId: tier, browserId, accountId, ipAddress: ADDRESS },
      accountId === null ? VISITOR : `account:${accountId}`,
    )
  } catch (error) {
    if (error instanceof DomainError && error.code === 'conflict') return { payment: undefined }
    throw error
  }
}

async function pay({ system, sandboxUrl }: TimeMachine, clientSecret: string, { email }: DemoPerson) {
  const { publishableKey } = system.config.stripe
  const answer = await payByCard({ stripeUrl: `${sandboxUrl}/stripe`, publishableKey, clientSecret, email })
  if ('declined' in answer) throw new Error(`The card of ${email} was declined: ${answer.message}`)
}
