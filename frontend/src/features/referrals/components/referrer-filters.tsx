import { EMAIL_MAX_LENGTH } from '@meridian/contracts/values/text-lengths'
import { useLocation } from 'wouter'
import { SearchForm } from '../../../ui/search-form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useTyped } from '../../../ui/use-typed.ts'
import { type ReferrerQuery, referrerQueryOf, searchOf } from '../referrer-query.ts'

const LIST_NAMES: Readonly<Record<ReferrerQuery['list'], string>> = {
  most: 'Most joined first',
  latest: 'Latest joined first',
  waiting: 'Invited, nobody joined',
  idle: 'Nobody invited yet',
}

/** The search goes into the address, where it can be kept and shared. A choice applies at once. */
export function ReferrerFilters({ path, query }: { path: string; query: ReferrerQuery }) {
  const [wanted, setWanted] = useTyped(query.search)
  const [, navigate] = useLocation()
  const go = (list: string) => {
    const next = new URLSearchParams({ search: wanted.trim(), list })
    navigate(`${path}${searchOf(referrerQueryOf(next.toString()))}`)
  }
  return (
    <SearchForm
      label="Name, code or e-mail"
      value={wanted}
      maxLength={EMAIL_MAX_LENGTH}
      onChange={setWanted}
      onSearch={() => go(query.list)}
      className="sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]"
    >
      <SelectField label="Show" value={query.list} names={LIST_NAMES} onChange={go} />
    </SearchForm>
  )
}
