import { useEffect } from 'react'
import { useSiteName } from '../lib/site.ts'

const announced = new EventTarget()

/** Sets the document's title to "title · site", and has the new screen announced. */
export function usePageTitle(title: string): void {
  const siteName = useSiteName()
  useEffect(() => {
    document.title = `${title} · ${siteName}`
  }, [title, siteName])
  useEffect(() => {
    announced.dispatchEvent(new CustomEvent('title', { detail: title }))
  }, [title])
}

/** Calls the listener with the title of each screen that appears; returns a function that ends it. */
export function onPageTitle(listener: (title: string) => void): () => void {
  const hear = (event: Event) => event instanceof CustomEvent && listener(String(event.detail))
  announced.addEventListener('title', hear)
  return () => announced.removeEventListener('title', hear)
}
