import { EmptyState } from '../../../ui/empty-state.tsx'

/** The map of members and meetups. */
export function MapTab() {
  return (
    <EmptyState title="The map is being drawn">
      Members who share where they are, and the meetups near you, will appear here. Nobody is on it before
      they choose to be.
    </EmptyState>
  )
}
