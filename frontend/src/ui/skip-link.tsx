/** The id of the main region; every screen's frame has exactly one. */
export const MAIN_ID = 'main'

/** The first tab stop: past the navigation to the content. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
      className="sr-only z-60 rounded-md bg-signal font-semibold text-on-signal focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
    >
      Skip to content
    </a>
  )
}
