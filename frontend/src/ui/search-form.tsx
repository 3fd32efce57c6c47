import { Search } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { TextField } from './text-field.tsx'

interface SearchFormProps {
  label: string
  value: string
  maxLength: number
  onChange: (value: string) => void
  onSearch: () => void
  /** How the choices are laid out beside the text. */
  className?: string
  /** The text's place among them. */
  textClassName?: string
  /** Choices, which act at once. */
  children?: ReactNode
}

/** What a list is searched by: a text, which applies once it is sent, and choices beside it. */
export function SearchForm({
  label,
  value,
  maxLength,
  onChange,
  onSearch,
  className,
  textClassName,
  children,
}: SearchFormProps) {
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch()
  }
  return (
    <search>
      <form onSubmit={send} className={classes('grid items-end gap-3', className)}>
        <div className={classes('grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3', textClassName)}>
          <TextField
            label={label}
            type="search"
            value={value}
            onChange={({ target }) => onChange(target.value)}
            maxLength={maxLength}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary">
            <Search aria-hidden className="size-4" />
            Search
          </Button>
        </div>
        {children}
      </form>
    </search>
  )
}
