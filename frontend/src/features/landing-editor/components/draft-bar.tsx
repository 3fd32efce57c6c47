import { useRef } from 'react'
import { statusOf } from '../../../lib/http-error.ts'
import { showToast } from '../../../lib/toast.ts'
import { useAction } from '../../../lib/use-action.ts'
import type { Submit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { classes } from '../../../ui/classes.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { BOTTOM_BAR_STYLE, useBottomBar } from '../../../ui/use-bottom-bar.ts'
import { type LandingDraft, publish, reloadDraft, reloadHistory } from '../api/landing.ts'
import { Overtaken } from './overtaken.tsx'

interface DraftBarProps {
  draft: LandingDraft
  /** Of the draft that is on screen. */
  version: number
  unsaved: boolean
  saving: Omit<Submit, 'submit'>
  /** Called when the draft on screen has given way to the server's. */
  onReplaced: (draft: LandingDraft) => void
}

const REFUSAL = { otherwise: 'The page could not be published. Please try again.' }

/** Where the draft stands, and its way to the visitors: save, look, publish. */
export function DraftBar({ draft, version, unsaved, saving, onReplaced }: DraftBarProps) {
  const bar = useBottomBar<HTMLDivElement>()
  const standing = useRef<HTMLParagraphElement>(null)
  const publishing = useAction(REFUSAL, async () => {
    const { number } = await publish(version)
    // There is nothing left to publish: the focused button is about to be disabled.
    if (bar.current?.contains(document.activeElement)) standing.current?.focus()
    showToast({ title: 'Page Published', description: `Visitors see version ${number} now.` })
    reloadDraft()
    reloadHistory()
  })
  const { problem, failure } = saving.problem.message === undefined ? publishing : saving
  return (
    <div
      ref={bar}
      className={classes(
        BOTTOM_BAR_STYLE,
        'grid gap-3 rounded-t-lg border border-b-0 border-rule-strong bg-surface p-4 shadow-float',
      )}
    >
      <FormError {...problem} />
      {statusOf(failure) === 409 && <Overtaken onLoaded={onReplaced} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p ref={standing} role="status" tabIndex={-1} className="text-sm text-ink-soft">
          <Standing draft={draft} unsaved={unsaved} />
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="secondary"
            size="sm"
            busy={saving.busy && 'Saving...'}
            aria-describedby={saving.problem.id}
          >
            Save draft
          </Button>
          <a
            href="/admin/landing/preview"
            target="_blank"
            rel="noreferrer"
            className={buttonStyle('secondary', 'sm')}
          >
            Preview<span className="sr-only"> the saved draft, in a new tab</span>
          </a>
          <Button
            size="sm"
            onClick={() => publishing.run()}
            disabled={unsaved || !draft.differs}
            busy={publishing.busy && 'Publishing...'}
            aria-describedby={publishing.problem.id}
          >
            Publish
          </Button>
        </div>
      </div>
    </div>
  )
}

function Standing({ draft: { edited, differs }, unsaved }: Pick<DraftBarProps, 'draft' | 'unsaved'>) {
  if (unsaved) return 'Not saved yet. Save the draft to look at it or to publish it.'
  if (edited === null || !differs) return 'This is what visitors see.'
  return (
    <>
      Draft of <bdi>{edited.by}</bdi>, saved <RelativeTime iso={edited.at} />. Visitors do not see it yet.
    </>
  )
}
