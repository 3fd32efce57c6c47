import type { Answer } from '../../simulation/http-client.ts'
import { untilSomebodyWaits } from '../lock-waits.ts'
import type { WholeSystem } from '../whole-system.ts'

/**
 * Two of staff who settle a second subscription at the same time: each has found it open before either is recorded. The
 * workers stand still meanwhile, since they would wait for the same row.
 */
export async function settledAtOnce(
  system: WholeSystem,
  subscriptionId: string,
  settle: () => Promise<Answer>,
): Promise<Answer[]> {
  await system.stopWorkers()
  const both = await system.system.sql.transaction(async (held) => {
    const text = 'select from second_subscriptions where subscription_id = $1 for update'
    await held.rows({ text, values: [subscriptionId] })
    const pressed = [settle(), settle()]
    await untilSomebodyWaits(system.system, pressed.length)
    return pressed
  })
  const answers = await Promise.all(both)
  await system.startWorkers()
  return answers
}
