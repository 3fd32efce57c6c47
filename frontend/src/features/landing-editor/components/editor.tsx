import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { noteSent } from '../../../lib/note-sent.ts'
import { showToast } from '../../../lib/toast.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { type LandingDraft, receiveDraft, saveDraft } from '../api/landing.ts'
import { editorFields, type PageForm, pageOf, typedOf } from '../editor-form.ts'
import { AboutFields } from './about-fields.tsx'
import { DraftBar } from './draft-bar.tsx'
import { HeroFields } from './hero-fields.tsx'
import { StoryFields } from './story-fields.tsx'
import { TitledFields } from './titled-fields.tsx'
import { VideoFields } from './video-fields.tsx'

const REFUSAL = { otherwise: 'The draft could not be saved. Please try again.' }
const UNFIT = { id: undefined, message: 'Some fields need another look: they say what is wrong.' }

interface EditorProps {
  draft: LandingDraft
  /** Of the draft that is on screen. */
  version: number
  onSaved: (draft: LandingDraft) => void
  /** Called when another draft has taken its place. */
  onReplaced: (draft: LandingDraft) => void
}

/** Everything that the page says, part by part, and what becomes of it. */
export function Editor({ draft, version, onSaved, onReplaced }: EditorProps) {
  const form: PageForm = useForm({
    resolver: zodResolver(editorFields),
    defaultValues: typedOf(draft.content),
  })
  const { isDirty, submitCount, isValid } = form.formState
  const { submit, ...saving } = useSubmit(form, REFUSAL, async (fields) => {
    const takeOver = noteSent(form)
    const saved = await saveDraft(pageOf(fields), version)
    takeOver(typedOf(saved.content))
    receiveDraft(saved)
    onSaved(saved)
    showToast({ title: 'Draft Saved', description: 'Visitors see it once you publish it.' })
  })
  const unfit = submitCount > 0 && !isValid && saving.problem.message === undefined
  return (
    <form onSubmit={submit} noValidate aria-label="Landing page" className="grid gap-6 **:scroll-mb-16">
      <UnsavedGuard unsaved={isDirty} />
      <HeroFields form={form} />
      <VideoFields form={form} />
      <TitledFields form={form} part="pillars" title="Three pillars" />
      <TitledFields form={form} part="inside" title="What’s inside" most={12} />
      <StoryFields form={form} />
      <AboutFields form={form} />
      <DraftBar
        draft={draft}
        version={version}
        unsaved={isDirty}
        saving={unfit ? { ...saving, problem: UNFIT } : saving}
        onReplaced={onReplaced}
      />
    </form>
  )
}
