import { Search } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { searchOf } from '../place.ts'

/** Looks for owners by how their name or code begins. */
export function ReferrerSearch({ path, search }: { path: string; search: string }) {
  const [wanted, setWanted] = useState(search)
  const [, navigate] = useLocation()
  const find = (event: SubmitEvent) => {
    event.preventDefault()
    navigate(`${path}${searchOf({ search: wanted.trim(), cursor: null })}`)
  }
  return (
    <search className="w-full sm:w-auto">
      <form onSubmit={find} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          label="Username or code"
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
      </form>
    </search>
  )
}
