import { LoaderCircle } from 'lucide-react'

/** A turning mark beside text that says what is going on; never alone on a page. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />
}
