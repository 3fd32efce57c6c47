import { z } from 'zod'
import { atMost } from '../../values/at-most.ts'
import {
  CAPTIONS_FILE,
  POSTER_FILE,
  VIDEO_ADDRESS_REFUSAL,
  VIDEO_FILE,
  videoPlayerOf,
} from '../../values/landing-video.ts'
import { endpoint } from '../endpoint.ts'
import { visible } from '../visible.ts'

const text = (longest: number) =>
  z.string().overwrite(visible).trim().min(1, 'Write something here').max(longest, atMost(longest))

const titled = z.object({ title: text(60), text: text(400) })

const degrees = (most: number) => z.number('Use a number of degrees').min(-most).max(most)

const story = z.object({
  name: text(60),
  trade: text(80),
  city: text(60),
  latitude: degrees(90),
  longitude: degrees(180),
  text: text(600),
})

/** The film that comes with the product. */
const builtIn = z.object({ kind: z.literal('built-in') })

const address = z.object({
  kind: z.literal('address'),
  url: z
    .string()
    .trim()
    .max(500, atMost(500))
    .refine((url) => videoPlayerOf(url) !== undefined, { error: VIDEO_ADDRESS_REFUSAL }),
})

const file = z.object({
  kind: z.literal('file'),
  file: z.string().regex(VIDEO_FILE, 'Upload the video first'),
  /** Required, since not everybody can hear the film. */
  captions: z.string().regex(CAPTIONS_FILE, 'Upload captions in the WebVTT format'),
  poster: z.string().regex(POSTER_FILE, 'Upload the picture first').nullable(),
})

const paragraphs = z.array(text(900)).min(1, 'Write a paragraph').max(6, 'At most 6 paragraphs')

/** What the admin writes on the start page. Text and nothing else: it is shown as it was typed. */
export const landingForm = z.object({
  hero: z.object({ title: text(120), text: text(400) }),
  video: z.discriminatedUnion('kind', [builtIn, address, file]).nullable(),
  pillars: z.object({ lead: text(200), items: z.array(titled).length(3, 'There are three pillars') }),
  inside: z.object({ lead: text(200), items: z.array(titled).min(1).max(12) }),
  stories: z.object({ title: text(80), lead: text(300), items: z.array(story).min(1).max(8) }),
  about: z.object({ opening: text(300), paragraphs }),
  closing: text(80),
})

export type LandingForm = z.output<typeof landingForm>

/** The same with the address of the player. */
export const landingContent = landingForm.extend({
  video: z.discriminatedUnion('kind', [builtIn, address.extend({ playerUrl: z.url() }), file]).nullable(),
})

export type LandingContent = z.output<typeof landingContent>

export const getLanding = endpoint({
  method: 'GET',
  path: '/api/landing',
  summary: 'What the start page says.',
  response: landingContent,
})

const draft = z.object({
  content: landingContent,
  /** Counts the changes; each change names the version that it was made on. */
  version: z.int(),
  /** Null when nobody has begun a draft. */
  edited: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
  /** True when it differs from the start page. */
  differs: z.boolean(),
})

export type LandingDraft = z.output<typeof draft>

export const getLandingDraft = endpoint({
  method: 'GET',
  path: '/api/landing/draft',
  summary: 'The draft of the start page; the page itself when nobody has begun one. For the admin.',
  response: draft,
})

export const saveLandingDraft = endpoint({
  method: 'PUT',
  path: '/api/landing/draft',
  summary:
    'Keeps a draft; visitors see nothing of it. 409 when somebody else saved meanwhile. For the admin.',
  body: z.object({ content: landingForm, version: z.int() }),
  response: draft,
  refuses: [409],
})

const version = z.object({ version: z.int() })

export const publishLanding = endpoint({
  method: 'POST',
  path: '/api/landing/publish',
  summary: 'Makes the draft the start page. 409 when it is not the draft that was seen. For the admin.',
  body: version,
  response: z.object({ number: z.int() }),
  refuses: [409],
})

const published = z.object({ number: z.int(), at: z.iso.datetime(), by: z.string() })

export type PublishedLanding = z.output<typeof published>

export const listLandingVersions = endpoint({
  method: 'GET',
  path: '/api/landing/history',
  summary: 'The last 50 start pages that were published, the latest first. For the admin.',
  response: z.array(published),
})

export const restoreLanding = endpoint({
  method: 'POST',
  path: '/api/landing/history/:number/restore',
  summary: 'Makes an earlier start page the draft, to be looked at and published. For the admin.',
  body: version,
  response: draft,
  refuses: [409],
})

const media = z.object({ file: z.string() })

export type LandingMedia = z.output<typeof media>

export const uploadLandingMedia = endpoint({
  method: 'POST',
  path: '/api/landing/media',
  summary:
    'Takes a video (MP4, WebM), captions (WebVTT) or a picture (PNG, JPEG) as the body. For the admin.',
  upload: ['video/*', 'image/*', 'text/vtt'],
  response: media,
})
