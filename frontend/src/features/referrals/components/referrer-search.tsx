import { useLocation } from 'wouter'
import { SearchForm } from '../../../ui/search-form.tsx'
import { useTyped } from '../../../ui/typed.ts'
import { searchOf } from '../place.ts'

/** Looks for owners by how their name or code begins. */
export function ReferrerSearch({ path, search }: { path: string; search: string }) {
  const [wanted, setWanted] = useTyped(search)
  const [, navigate] = useLocation()
  return (
    <div className="w-full sm:w-auto">
      <SearchForm
        label="Username or code"
        value={wanted}
        maxLength={60}
        onChange={setWanted}
        onSearch={() => navigate(`${path}${searchOf({ search: wanted.trim(), cursor: null })}`)}
      />
    </div>
  )
}
