import { TIERS } from '@meridian/contracts/values/tiers'
import { Search } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { capitalised } from '../../../ui/wording.ts'
import { type Look, lookOf, queryOf, WITHIN_NAMES } from '../look.ts'

const TIER_NAMES = { '': 'Every tier', ...Object.fromEntries(TIERS.map((tier) => [tier, capitalised(tier)])) }

interface LookFiltersProps {
  path: string
  look: Look
  /** The countries that have members. */
  countries: readonly string[]
}

/** What is looked for goes into the address, where it can be kept and shared. A choice acts at once. */
export function LookFilters({ path, look, countries }: LookFiltersProps) {
  const [search, setSearch] = useState(look.search)
  const [, navigate] = useLocation()
  const go = (change: Partial<Record<keyof Look, string>>) => {
    const next = new URLSearchParams({ ...look, search, ...change })
    navigate(`${path}${queryOf(lookOf(next.toString()))}`, { replace: true })
  }
  const find = (event: SubmitEvent) => {
    event.preventDefault()
    go({})
  }
  const known = [...new Set([...countries, look.country])].filter((name) => name !== '')
  const countryNames = { '': 'Every country', ...Object.fromEntries(known.map((name) => [name, name])) }
  return (
    <search>
      <form
        onSubmit={find}
        className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,10rem)_minmax(0,10rem)_minmax(0,12rem)]"
      >
        <div className="col-span-full grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 xl:col-span-1">
          <TextField
            label="Name or city"
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            maxLength={120}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary">
            <Search aria-hidden className="size-4" />
            Search
          </Button>
        </div>
        <SelectField label="Tier" value={look.tier} names={TIER_NAMES} onChange={(tier) => go({ tier })} />
        <SelectField
          label="Country"
          value={look.country}
          names={countryNames}
          onChange={(country) => go({ country })}
        />
        <div className="max-sm:col-span-full">
          <SelectField
            label="Meetup date"
            value={look.within}
            names={WITHIN_NAMES}
            onChange={(within) => go({ within })}
          />
        </div>
      </form>
    </search>
  )
}
