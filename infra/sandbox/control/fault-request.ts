import { FAULT_KINDS, type Fault, isFaultKind } from '../faults/fault-board.ts'
import { isProvider, PROVIDERS } from '../providers.ts'
import { ControlError } from './parse-control.ts'

const MAX_COUNT = 1_000_000

/**
 * Reads the body of `POST /control/fault`.
 * @throws ControlError naming the field that is wrong and what it may be
 */
export function parseFault(body: unknown): Fault {
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const { provider, kind, count, percent = 100, path = '' } = fields
  if (!isProvider(provider)) throw new ControlError(`provider: one of ${PROVIDERS.join(', ')}`)
  if (!isFaultKind(kind)) throw new ControlError(`kind: one of ${FAULT_KINDS.join(', ')}`)
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > MAX_COUNT)
    throw new ControlError(`count: how many calls, a whole number from 0 (clears the fault) to ${MAX_COUNT}`)
  if (typeof percent !== 'number' || !(percent > 0 && percent <= 100))
    throw new ControlError('percent: the share of calls it meets, above 0 and at most 100')
  if (typeof path !== 'string') throw new ControlError('path: how the paths of the calls end that it meets')
  return { provider, kind, count, percent, path }
}
