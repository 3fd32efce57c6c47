import { classes } from './classes.ts'
import { initials } from './wording.ts'

/** They repeat along a list. */
const TONES = ['bg-person-1', 'bg-person-2', 'bg-person-3', 'bg-person-4', 'bg-person-5']

/** A person's initials in a circle. The name stands beside it, so the letters are not read out. */
export function Avatar({ name, index = 0 }: { name: string; index?: number }) {
  return (
    <span
      aria-hidden
      className={classes(
        'grid size-10 shrink-0 place-items-center rounded-full text-sm font-semibold text-paper',
        TONES[index % TONES.length],
      )}
    >
      {initials(name)}
    </span>
  )
}
