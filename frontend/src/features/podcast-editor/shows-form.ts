import { showForm } from '@meridian/contracts/http/content/edit-shows'
import { SHOW_PLACES } from '@meridian/contracts/values/podcast'
import { z } from 'zod'
import type { Show } from './api/podcast.ts'

const contents = showForm.omit({ position: true })

/** One place: both fields, or neither. */
const place = z.object({ title: z.string(), url: z.string() }).superRefine((typed, context) => {
  if (isBlank(typed)) return
  for (const { path, message } of contents.safeParse(typed).error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message })
})

export const showsFields = z.object({ places: z.array(place) })

export type ShowsFields = z.output<typeof showsFields>

const isBlank = ({ title, url }: { title: string; url: string }) => title.trim() === '' && url.trim() === ''

/** The form with the present shows in their places. */
export function fieldsOf(shows: readonly Show[]): ShowsFields {
  return {
    places: SHOW_PLACES.map((position) => {
      const show = shows.find((one) => one.position === position)
      return { title: show?.title ?? '', url: show?.url ?? '' }
    }),
  }
}

/** What is sent: the places that are filled. */
export function showsOf({ places }: ShowsFields): Pick<Show, 'position' | 'title' | 'url'>[] {
  return SHOW_PLACES.flatMap((position) => {
    const typed = places[position - 1]
    return typed === undefined || isBlank(typed) ? [] : [{ position, ...typed }]
  })
}
