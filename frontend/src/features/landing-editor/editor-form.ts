import { landingForm } from '@meridian/contracts/http/content/landing'
import { VIDEO_ADDRESS_REFUSAL, videoPlayerOf } from '@meridian/contracts/values/landing-video'
import { plainMinus } from '@meridian/contracts/values/plain-minus'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { listField } from '../../lib/list-field.ts'
import type { LandingDraft, LandingForm } from './api/landing.ts'

const { items: stories } = landingForm.shape.stories.shape

/** A tenth of a metre. Maps give more. */
const DECIMALS = 6

const degrees = (most: number) =>
  z
    .string()
    .trim()
    .overwrite(plainMinus)
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, 'Use a number of degrees, such as 43.62')
    .transform((text) => Number(Number(text).toFixed(DECIMALS)))
    .pipe(z.number().min(-most, `At least -${most}`).max(most, `At most ${most}`))

const story = stories.element.extend({ latitude: degrees(90), longitude: degrees(180) })

/** The video as four choices; what belongs to the others is kept while somebody looks at them. */
const video = z
  .object({
    kind: z.enum(['built-in', 'address', 'file', 'none']),
    url: z.string().trim(),
    file: z.string(),
    captions: z.string(),
    poster: z.string(),
  })
  .superRefine(({ kind, url, file, captions: words }, context) => {
    if (kind === 'address' && videoPlayerOf(url) === undefined)
      context.addIssue({ code: 'custom', path: ['url'], message: VIDEO_ADDRESS_REFUSAL })
    if (kind === 'file' && file === '')
      context.addIssue({ code: 'custom', path: ['file'], message: 'Upload the video first' })
    if (kind === 'file' && words === '')
      context.addIssue({
        code: 'custom',
        path: ['captions'],
        message: 'Upload captions: not everybody can hear it',
      })
  })

const paragraphsOf = (text: string) =>
  text.split(/\n\s*\n/).flatMap((part) => part.replace(/\s+/g, ' ').trim() || [])

/** The page as it is typed; a paragraph of the last part begins after an empty line. */
export const editorFields = landingForm.extend({
  video,
  stories: landingForm.shape.stories.extend({ items: z.array(story).min(1).max(8) }),
  about: landingForm.shape.about.extend({
    paragraphs: listField('Paragraph', paragraphsOf, landingForm.shape.about.shape.paragraphs),
  }),
})

type TypedPage = z.input<typeof editorFields>
type EditedPage = z.output<typeof editorFields>

/** The form as its parts share it. */
export type PageForm = UseFormReturn<TypedPage, unknown, EditedPage>

/** The form with a page in it. */
export function typedOf(page: LandingDraft['content']): TypedPage {
  const { video: shown, stories: told, about } = page
  return {
    ...page,
    video: {
      kind: shown?.kind ?? 'none',
      url: shown?.kind === 'address' ? shown.url : '',
      file: shown?.kind === 'file' ? shown.file : '',
      captions: shown?.kind === 'file' ? shown.captions : '',
      poster: (shown?.kind === 'file' && shown.poster) || '',
    },
    stories: {
      ...told,
      items: told.items.map((one) => ({
        ...one,
        latitude: String(one.latitude),
        longitude: String(one.longitude),
      })),
    },
    about: { ...about, paragraphs: about.paragraphs.join('\n\n') },
  }
}

/** What is sent. */
export function pageOf({ video: { kind, url, file, captions, poster }, ...texts }: EditedPage): LandingForm {
  if (kind === 'none') return { ...texts, video: null }
  if (kind === 'built-in') return { ...texts, video: { kind } }
  if (kind === 'address') return { ...texts, video: { kind, url } }
  return { ...texts, video: { kind, file, captions, poster: poster || null } }
}
