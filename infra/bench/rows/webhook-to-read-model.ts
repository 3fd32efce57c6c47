import { setTimeout as pause } from 'node:timers/promises'
import type { System } from '@meridian/backend/worker-api'
import { freePort } from '../../local/ports.ts'
import type { BackEnd } from '../back-end.ts'
import { drive, send } from '../load.ts'
import { customerOf, insertMembers } from '../members.ts'
import { startProcess } from '../process.ts'
import { interleave } from '../rounds.ts'
import type { Finding, Row } from '../row.ts'
import { median } from '../samples.ts'
import type { Surroundings } from '../surroundings.ts'
import { stripeMessage, webhookRequest } from '../webhooks.ts'

const MEMBERS = 1_000
/** A burst long enough that its beginning and end, when not every worker is busy, hardly count. */
const WEBHOOKS_A_SECOND = 600
const MOVED_WITHIN_MS = 60_000
const POLL_MS = 20
/** Workers that have done nothing for this long have nothing left to do. */
const IDLE_MS = 500

export const webhookToReadModel: Row = {
  number: 7,
  title: 'webhook received → read model moved',
  async measure(around) {
    const [backEnd, reference] = [await around.backEnd(), await around.reference()]
    const system = await around.system('bench')
    await insertMembers(system, MEMBERS)
    // What other rows left for the relay is not for these workers.
    await system.sql.rows({ text: 'truncate relay_pending' })
    const parts = { system, backEnd, provider: await startProvider(around) }
    const change = createPriceChange(parts)
    const measureOn = async (kind: string, queues: NodeJS.ProcessEnv): Promise<Finding> => {
      const workers = await startWorkers(around, parts, queues)
      try {
        const { ours, theirs } = await interleave(
          (seconds) => change(Math.round(WEBHOOKS_A_SECOND * seconds)),
          (seconds) => drive({ url: reference, request: insertAndCount }, seconds),
        )
        return findingOf(kind, median(ours), median(theirs.map(({ perSecond }) => perSecond)))
      } finally {
        await workers.stop()
      }
    }
    return [await measureOn('Redis', { REDIS_URL: await around.redis() }), await measureOn('PostgreSQL', {})]
  },
}

function findingOf(kind: string, ours: number, theirs: number): Finding {
  return {
    what: `webhook received → read model moved, sustained, queues on ${kind}`,
    ours,
    unit: 'a second',
    against: { what: 'Express + insert and counter in one transaction', value: theirs },
    bar: { atLeast: 0.15 },
  }
}

const insertAndCount = () => ({ ...webhookRequest(stripeMessage(customerOf(1))), path: '/insert-and-count' })

interface Parts {
  system: System
  backEnd: BackEnd
  provider: string
}

async function startProvider(around: Surroundings): Promise<string> {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const env = { PATH: process.env.PATH, PORT: port }
  await startProcess(around, {
    name: 'provider',
    file: new URL('../references/provider.ts', import.meta.url),
    env,
    readyUrl: url,
  })
  return url
}

function startWorkers(around: Surroundings, { backEnd, provider }: Parts, queues: NodeJS.ProcessEnv) {
  around.say('Starting the workers')
  return startProcess(around, {
    name: 'workers',
    file: new URL('../../../workers/src/main.ts', import.meta.url),
    env: { ...backEnd.env, ...queues, STRIPE_API_BASE_URL: provider },
  })
}

/** Changes the price at the provider and notifies us about `count` members; answers how many were updated a second. */
function createPriceChange({ system, backEnd, provider }: Parts) {
  let price = 20_000
  return async (count: number): Promise<number> => {
    price += 1
    await fetch(`${provider}/price/${price}`)
    let person = 0
    const request = () => {
      person += 1
      return webhookRequest(stripeMessage(customerOf(person)))
    }
    const begun = performance.now()
    await send({ url: backEnd.url, request }, count)
    await untilMoved(system, price, count)
    const moved = performance.now() - begun
    await untilIdle(system)
    return (count * 1_000) / moved
  }
}

async function untilMoved(system: System, price: number, count: number): Promise<void> {
  const deadline = performance.now() + MOVED_WITHIN_MS
  for (let moved = 0; moved < count; moved = await countAt(system, price)) {
    if (performance.now() > deadline) throw new Error(`Only ${moved} of ${count} members moved`)
    await pause(POLL_MS)
  }
}

async function countAt({ sql }: System, price: number): Promise<number> {
  const [row] = await sql.rows<{ count: number }>({
    text: 'select count(*)::int as count from read.paying_members where yearly_price_cents = $1',
    values: [price],
  })
  return row?.count ?? 0
}

/** The other side is not to be measured while the workers still do what else follows from a change. */
async function untilIdle(system: System): Promise<void> {
  const handled = async () => {
    const [row] = await system.sql.rows<{ count: number }>({
      text: 'select count(*)::int as count from inbox',
    })
    return row?.count
  }
  for (let [before, now] = [-1, await handled()]; now !== before; now = await handled()) {
    before = now ?? 0
    await pause(IDLE_MS)
  }
}
