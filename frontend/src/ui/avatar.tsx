import { classes } from './classes.ts'
import { initials } from './wording.ts'

/** Five tones that repeat along a list. All keep a contrast of 4.5 : 1 with their letters in both themes. */
const TONES = [
  'bg-[light-dark(oklch(0.42_0.11_266),oklch(0.83_0.07_266))]',
  'bg-[light-dark(oklch(0.42_0.08_195),oklch(0.83_0.07_195))]',
  'bg-[light-dark(oklch(0.42_0.08_150),oklch(0.83_0.07_150))]',
  'bg-[light-dark(oklch(0.42_0.08_75),oklch(0.83_0.07_75))]',
  'bg-[light-dark(oklch(0.42_0.1_340),oklch(0.83_0.07_340))]',
]

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
