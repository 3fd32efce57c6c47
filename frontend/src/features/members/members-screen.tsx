import { useSearch } from 'wouter'
import { PageHeader } from '../../ui/page-header.tsx'
import { Directory } from './components/directory.tsx'
import { placeOf } from './place.ts'

/** /members */
export function MembersScreen() {
  return (
    <div className="page-wide">
      <PageHeader title="Members" lead="The people you share this community with." />
      <Directory path="/members" place={placeOf(useSearch())} />
    </div>
  )
}
