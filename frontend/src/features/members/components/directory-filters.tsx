import { EMAIL_MAX_LENGTH } from '@meridian/contracts/values/text-lengths'
import { useLocation } from 'wouter'
import { SearchForm } from '../../../ui/search-form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useTyped } from '../../../ui/use-typed.ts'
import { type DirectoryQuery, directoryQueryOf, searchOf } from '../directory-query.ts'

const TIER_NAMES = { '': 'Every tier', none: 'No tier', basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' }
const STATUS_NAMES = {
  '': 'Every status',
  active: 'Active',
  payment_failed: 'Payment failed',
  canceled: 'Cancelled',
  none: 'Never a member',
}
const ORDER_NAMES = { newest: 'Newest first', oldest: 'Oldest first', name: 'By name' }

/** The search goes into the address, where it can be kept and shared. A choice applies at once. */
export function DirectoryFilters({ path, query }: { path: string; query: DirectoryQuery }) {
  const [wanted, setWanted] = useTyped(query.search)
  const [, navigate] = useLocation()
  const go = (change: Partial<Record<keyof DirectoryQuery, string>>) => {
    const next = new URLSearchParams({ ...query, search: wanted.trim(), cursor: '', ...change })
    navigate(`${path}${searchOf(directoryQueryOf(next.toString()))}`)
  }
  return (
    <SearchForm
      label="Search"
      value={wanted}
      maxLength={EMAIL_MAX_LENGTH}
      onChange={setWanted}
      onSearch={() => go({})}
      className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_repeat(3,minmax(0,10rem))]"
      textClassName="col-span-full lg:col-span-1"
    >
      <SelectField label="Tier" value={query.tier} names={TIER_NAMES} onChange={(tier) => go({ tier })} />
      <SelectField
        label="Status"
        value={query.status}
        names={STATUS_NAMES}
        onChange={(status) => go({ status })}
      />
      <div className="max-sm:col-span-full">
        <SelectField
          label="Order"
          value={query.order}
          names={ORDER_NAMES}
          onChange={(order) => go({ order })}
        />
      </div>
    </SearchForm>
  )
}
