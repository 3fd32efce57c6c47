interface ListStatusProps {
  /** Whether it can be seen as well. */
  visible?: boolean
  children: string | undefined
}

/**
 * Says that a list loads and what has been found. It stays while its words change: not every screen reader reads out
 * a line that comes with them.
 */
export function ListStatus({ visible = false, children }: ListStatusProps) {
  return (
    <p role="status" className={visible ? 'text-ink-soft' : 'sr-only'}>
      {children}
    </p>
  )
}
