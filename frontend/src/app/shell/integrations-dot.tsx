import type { IntegrationStatus } from '@meridian/contracts/values/integrations'
import { useLiveResource } from '../../lib/resource.ts'
import { classes } from '../../ui/classes.ts'
import { dotOf } from './integrations-state.ts'

/** Told apart by their shapes, too: a disc, a square on its corner, a ring. */
const SHAPES: Record<IntegrationStatus, string> = {
  active: 'rounded-full bg-good',
  error: 'rotate-45 bg-danger',
  inactive: 'rounded-full border-2 border-rule-strong',
}

/** The overall state of the integrations. Nothing while that is not known. */
export function IntegrationsDot() {
  const { data } = useLiveResource('/api/integrations')
  if (data === undefined) return null
  const state = dotOf(data)
  return (
    <span title={state} className={classes('state-dot size-2.5', SHAPES[state])}>
      <span className="sr-only">{state}</span>
    </span>
  )
}
