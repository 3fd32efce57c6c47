import { classes } from './classes.ts'

/** A grey shape in the place of something that is still loading. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={classes('block animate-pulse rounded-md bg-sunk', className)} />
}

/** Says once that a part is loading, for people who do not see its skeleton. */
export function LoadingNote({ children = 'Loading' }: { children?: string }) {
  return (
    <span role="status" className="sr-only">
      {children}
    </span>
  )
}
