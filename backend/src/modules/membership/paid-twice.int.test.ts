import { randomUUID } from 'node:crypto'
import { startTestBackend } from '@meridian/infra/testing/tested-backend'
import { beforeAll, expect, it } from 'vitest'
import type { CommandContext } from '#platform/command-runner'
import type { System } from '../../compose.ts'
import { activateMembership } from './commands/activate-membership.ts'
import { beginCheckout } from './commands/begin-checkout.ts'

let system: System

beforeAll(async () => {
  const backend = await startTestBackend()
  system = backend.system
  return () => backend.stop()
})

/** A checkout that has been paid, and whose membership has not begun. */
async function paidCheckout(accountId: string): Promise<{ id: string; subscriptionId: string }> {
  const { commands, sql } = system
  const order = { tierId: null, browserId: randomUUID(), accountId }
  const { id } = await commands.run(beginCheckout, order, 'visitor')
  const subscriptionId = `sub_${id}`
  await sql.rows({
    text: `update checkouts set state = 'paid', stripe_customer_id = 'cus_' || id, stripe_subscription_id = $2,
             current_period_end = now() + interval '1 year' where id = $1`,
    values: [id, subscriptionId],
  })
  return { id, subscriptionId }
}

type Em = CommandContext['em']

/** The same, but `happens` comes to an end once somebody has looked for the membership and found none. */
function afterLooking(em: Em, happens: () => Promise<void>): Em {
  return new Proxy(em, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key)
      if (typeof member !== 'function') return member
      if (key !== 'findOne') return member.bind(target)
      return async (...asked: unknown[]) => {
        const found: unknown = await Reflect.apply(member, target, asked)
        if (found === null) await happens()
        return found
      }
    },
  })
}

it('two payments whose memberships begin at the same moment: the one that does not count is found', async () => {
  const accountId = randomUUID()
  const [first, second] = [await paidCheckout(accountId), await paidCheckout(accountId)]
  const { commands, sql } = system
  const begin = ({ id: checkoutId }: { id: string }) =>
    commands.run(activateMembership, { checkoutId, accountId }, 'operator')
  let hasBegun = false
  const beginFirst = async () => {
    if (!hasBegun) await begin(first)
    hasBegun = true
  }
  await commands.run(
    (input: { checkoutId: string; accountId: string }, context) =>
      activateMembership(input, { ...context, em: afterLooking(context.em, beginFirst) }),
    { checkoutId: second.id, accountId },
    'operator',
  )
  const found = await sql.rows({
    text: `select subscription_id as "subscriptionId", kept_subscription_id as "keptSubscriptionId"
           from second_subscriptions where account_id = $1`,
    values: [accountId],
  })
  expect(found).toEqual([{ subscriptionId: first.subscriptionId, keptSubscriptionId: second.subscriptionId }])
})
