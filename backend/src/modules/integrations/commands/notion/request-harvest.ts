import { randomUUID } from 'node:crypto'
import type { CommandContext } from '#platform/command-runner'

/** Asks for a harvest; the workers do it. */
export async function requestHarvest(_: undefined, { emit }: CommandContext): Promise<void> {
  emit({ type: 'integrations.harvest-requested', payload: { requestId: randomUUID() } })
}
