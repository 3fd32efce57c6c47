import { Search } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Place, placeOf, searchOf } from '../place.ts'

const TIER_NAMES = { '': 'Every tier', none: 'No tier', basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' }
const STATUS_NAMES = {
  '': 'Every status',
  active: 'Active',
  payment_failed: 'Payment failed',
  canceled: 'Canceled',
  none: 'Never a member',
}
const ORDER_NAMES = { newest: 'Newest first', oldest: 'Oldest first', name: 'By name' }

/** What is looked for goes into the address, where it can be kept and shared. A choice acts at once. */
export function DirectoryFilters({ path, place }: { path: string; place: Place }) {
  const [wanted, setWanted] = useState(place.search)
  const [, navigate] = useLocation()
  const go = (change: Partial<Record<keyof Place, string>>) => {
    const next = new URLSearchParams({ ...place, search: wanted.trim(), cursor: '', ...change })
    navigate(`${path}${searchOf(placeOf(next.toString()))}`)
  }
  const find = (event: SubmitEvent) => {
    event.preventDefault()
    go({})
  }
  return (
    <search>
      <form
        onSubmit={find}
        className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_repeat(3,minmax(0,10rem))]"
      >
        <div className="col-span-full grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 lg:col-span-1">
          <TextField
            label="Search"
            type="search"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
            maxLength={60}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary">
            <Search aria-hidden className="size-4" />
            Search
          </Button>
        </div>
        <SelectField label="Tier" value={place.tier} names={TIER_NAMES} onChange={(tier) => go({ tier })} />
        <SelectField
          label="Status"
          value={place.status}
          names={STATUS_NAMES}
          onChange={(status) => go({ status })}
        />
        <div className="max-sm:col-span-full">
          <SelectField
            label="Order"
            value={place.order}
            names={ORDER_NAMES}
            onChange={(order) => go({ order })}
          />
        </div>
      </form>
    </search>
  )
}
