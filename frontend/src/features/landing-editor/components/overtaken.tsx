import { lazy } from 'react'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { LoadAgainButton } from './load-again-button.tsx'

const loadDialog = () => import('./load-again-dialog.tsx')

const LoadAgainDialog = lazy(async () => ({ default: (await loadDialog()).LoadAgainDialog }))

/** The way on for whose draft is not the latest. */
export function Overtaken({ onLoaded }: { onLoaded: () => void }) {
  return (
    <OnDemand button={<LoadAgainButton />} opens="dialog" preload={loadDialog}>
      <LoadAgainDialog onLoaded={onLoaded} />
    </OnDemand>
  )
}
