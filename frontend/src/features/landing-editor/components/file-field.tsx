import { useAction } from '../../../lib/use-action.ts'
import { CONTROL_STYLE, Field } from '../../../ui/field.tsx'
import { forgetChosen } from '../../../ui/forget-chosen.ts'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { uploadMedia } from '../api/landing.ts'
import type { PageForm } from '../editor-form.ts'

interface FileFieldProps {
  form: PageForm
  name: 'file' | 'captions' | 'poster'
  label: string
  hint: string
  /** The type that the server is told; it checks for itself. */
  type: string
  /** The file extensions that the file dialog offers. */
  accept: string
}

// A toast as well: it fails long after it was begun, when whoever waits for it has gone on to other fields.
const REFUSAL = { otherwise: 'The file could not be kept. Please try again.', title: 'Upload Failed' }

/** Sends a file as soon as it is chosen; the form keeps the name under which the server has it. */
export function FileField({ form, name, label, hint, type, accept }: FileFieldProps) {
  const kept = form.watch(`video.${name}`)
  const { busy, problem, run } = useAction(REFUSAL, async (file: File | undefined) => {
    if (file === undefined) return
    const answer = await uploadMedia(file, type)
    form.setValue(`video.${name}`, answer.file, { shouldDirty: true, shouldValidate: true })
  })
  return (
    <div {...useKeptFocus<HTMLDivElement>()} className="grid gap-1.5">
      {/* Nothing in the form has changed before it has arrived. */}
      <UnsavedGuard unsaved={busy} />
      <Field
        label={label}
        hint={hint}
        error={problem.message ?? form.formState.errors.video?.[name]?.message}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept={accept}
            disabled={busy}
            onClick={forgetChosen}
            onChange={({ target }) => run(target.files?.[0])}
            className={`${CONTROL_STYLE} py-2 file:mr-3 file:rounded-sm file:border-0 file:bg-sunk file:px-3 file:py-1 file:font-semibold file:text-ink`}
          />
        )}
      </Field>
      <p role="status" className="text-sm text-good empty:sr-only">
        {busy ? 'On its way...' : kept !== '' && 'A file is there.'}
      </p>
    </div>
  )
}
