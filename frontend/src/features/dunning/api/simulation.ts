import type { DunningQuery, DunningSimulation } from '@meridian/contracts/http/membership/simulate-dunning'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { useLiveResource } from '../../../lib/resource.ts'

/** Last year's failed renewals under the present policy and another one; null requests nothing. */
export const useSimulation = (policy: DunningQuery | null): Loaded<DunningSimulation> =>
  useLiveResource(policy && `/api/dunning-simulation?${new URLSearchParams({ ...policy }).toString()}`)
