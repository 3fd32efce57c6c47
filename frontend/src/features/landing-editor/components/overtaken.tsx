import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import type { LandingDraft } from '../api/landing.ts'
import { LoadAgainButton } from './load-again-button.tsx'

const LoadAgainDialog = lazyWithPreload(async () => (await import('./load-again-dialog.tsx')).LoadAgainDialog)

/** The way on for somebody whose draft is not the latest. */
export function Overtaken({ onLoaded }: { onLoaded: (draft: LandingDraft) => void }) {
  return (
    <OnDemand button={<LoadAgainButton />} opens="dialog" preload={LoadAgainDialog.preload}>
      <LoadAgainDialog onLoaded={onLoaded} />
    </OnDemand>
  )
}
