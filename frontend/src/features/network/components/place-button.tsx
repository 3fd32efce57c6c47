interface PlaceButtonProps {
  name: string
  lines: readonly string[]
  onPress: () => void
}

/** A line of a list that brings its place into the middle of the map. */
export function PlaceButton({ name, lines, onPress }: PlaceButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="grid min-h-13 w-full rounded-md px-2 py-1.5 text-left hover:bg-sunk focus-visible:-outline-offset-2"
    >
      <span className="truncate font-semibold">{name}</span>
      <span className="truncate text-sm text-ink-soft">{lines.join(' · ')}</span>
    </button>
  )
}
