import { PLACE_MAX_LENGTH } from '@meridian/contracts/values/text-lengths'
import { TIERS } from '@meridian/contracts/values/tiers'
import { useLocation } from 'wouter'
import { SearchForm } from '../../../ui/search-form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useTyped } from '../../../ui/use-typed.ts'
import { capitalised } from '../../../ui/wording.ts'
import { type MapFilter, mapFilterOf, queryOf, WITHIN_NAMES } from '../map-filter.ts'

const TIER_NAMES = { '': 'Every tier', ...Object.fromEntries(TIERS.map((tier) => [tier, capitalised(tier)])) }

interface MapFiltersProps {
  path: string
  filter: MapFilter
  /** The countries that have members. */
  countries: readonly string[]
}

/** The search goes into the address, where it can be kept and shared. A choice applies at once. */
export function MapFilters({ path, filter, countries }: MapFiltersProps) {
  const [search, setSearch] = useTyped(filter.search)
  const [, navigate] = useLocation()
  const go = (change: Partial<Record<keyof MapFilter, string>>) => {
    const next = new URLSearchParams({ ...filter, search, ...change })
    navigate(`${path}${queryOf(mapFilterOf(next.toString()))}`, { replace: true })
  }
  const known = [...new Set([...countries, filter.country])].filter((name) => name !== '')
  const countryNames = { '': 'Every country', ...Object.fromEntries(known.map((name) => [name, name])) }
  return (
    <SearchForm
      label="Name or city"
      value={search}
      maxLength={PLACE_MAX_LENGTH}
      onChange={setSearch}
      onSearch={() => go({})}
      className="grid-cols-2 sm:grid-cols-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,10rem)_minmax(0,10rem)_minmax(0,12rem)]"
      textClassName="col-span-full xl:col-span-1"
    >
      <SelectField label="Tier" value={filter.tier} names={TIER_NAMES} onChange={(tier) => go({ tier })} />
      <SelectField
        label="Country"
        value={filter.country}
        names={countryNames}
        onChange={(country) => go({ country })}
      />
      <div className="max-sm:col-span-full">
        <SelectField
          label="Meetup date"
          value={filter.within}
          names={WITHIN_NAMES}
          onChange={(within) => go({ within })}
        />
      </div>
    </SearchForm>
  )
}
