import { TIERS } from '@meridian/contracts/values/tiers'
import { useLocation } from 'wouter'
import { SearchForm } from '../../../ui/search-form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useTyped } from '../../../ui/use-typed.ts'
import { capitalised } from '../../../ui/wording.ts'
import { type Look, lookOf, queryOf, WITHIN_NAMES } from '../look.ts'

const TIER_NAMES = { '': 'Every tier', ...Object.fromEntries(TIERS.map((tier) => [tier, capitalised(tier)])) }

interface LookFiltersProps {
  path: string
  look: Look
  /** The countries that have members. */
  countries: readonly string[]
}

/** The search goes into the address, where it can be kept and shared. A choice applies at once. */
export function LookFilters({ path, look, countries }: LookFiltersProps) {
  const [search, setSearch] = useTyped(look.search)
  const [, navigate] = useLocation()
  const go = (change: Partial<Record<keyof Look, string>>) => {
    const next = new URLSearchParams({ ...look, search, ...change })
    navigate(`${path}${queryOf(lookOf(next.toString()))}`, { replace: true })
  }
  const known = [...new Set([...countries, look.country])].filter((name) => name !== '')
  const countryNames = { '': 'Every country', ...Object.fromEntries(known.map((name) => [name, name])) }
  return (
    <SearchForm
      label="Name or city"
      value={search}
      maxLength={120}
      onChange={setSearch}
      onSearch={() => go({})}
      className="grid-cols-2 sm:grid-cols-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,10rem)_minmax(0,10rem)_minmax(0,12rem)]"
      textClassName="col-span-full xl:col-span-1"
    >
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
    </SearchForm>
  )
}
