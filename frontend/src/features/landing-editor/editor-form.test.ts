import { FIRST_LANDING } from '@meridian/contracts/http/content/first-landing'
import { expect, it } from 'vitest'
import { editorFields, pageOf, typedOf } from './editor-form.ts'

const first = { ...FIRST_LANDING, video: null }
const HASH = 'a'.repeat(64)

it.each([
  null,
  { kind: 'built-in' as const },
  {
    kind: 'address' as const,
    url: 'https://youtu.be/aqz-KE-bpKQ',
    playerUrl: 'https://youtube-nocookie.com/x',
  },
  { kind: 'file' as const, file: `${HASH}.mp4`, captions: `${HASH}.vtt`, poster: null },
])('comes back from the form as it went in, with the video %j', (video) => {
  const { playerUrl: _, ...kept } = { playerUrl: '', ...video }
  const page = pageOf(editorFields.parse(typedOf({ ...first, video })))
  expect(page).toEqual({ ...first, video: video && kept })
})

it('begins a paragraph after an empty line', () => {
  const typed = { ...typedOf(first), about: { opening: 'So', paragraphs: ' One\nstill one\n\n\n Two ' } }
  expect(editorFields.parse(typed).about.paragraphs).toEqual(['One still one', 'Two'])
})

it('says what is wrong beside the field', () => {
  const typed = typedOf(first)
  const [story] = typed.stories.items
  const items = story ? [{ ...story, latitude: '91', longitude: 'east' }] : []
  const wrong = {
    ...typed,
    stories: { ...typed.stories, items },
    video: { ...typed.video, kind: 'file' as const },
    about: { ...typed.about, paragraphs: `One\n\n${'x'.repeat(901)}` },
  }
  const { error } = editorFields.safeParse(wrong)
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    'video.file: Upload the video first',
    'video.captions: Upload captions: not everybody can hear it',
    'stories.items.0.latitude: At most 90',
    'stories.items.0.longitude: Use a number of degrees, such as 43.62',
    'about.paragraphs: Paragraph 2: At most 900 characters',
  ])
})

it('wants a paragraph', () => {
  const typed = typedOf(first)
  const { error } = editorFields.safeParse({ ...typed, about: { ...typed.about, paragraphs: ' ' } })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Write a paragraph'])
})

it.each([
  ['43.65322563221545', 43.653226],
  [' -79.3831843201 ', -79.383184],
  ['\u221279.38', -79.38],
  ['0.0000001', 0],
  ['43', 43],
])('takes the coordinate %j as a map gives it', (latitude, kept) => {
  const typed = typedOf(first)
  const [story] = typed.stories.items
  const items = story ? [{ ...story, latitude }] : []
  const page = editorFields.parse({ ...typed, stories: { ...typed.stories, items } })
  expect(page.stories.items[0]?.latitude).toBe(kept)
})
