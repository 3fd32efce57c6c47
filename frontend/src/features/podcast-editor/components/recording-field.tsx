import { formatDuration } from '../../../lib/format-duration.ts'
import { Button } from '../../../ui/button.tsx'
import { CONTROL_STYLE, Field } from '../../../ui/field.tsx'
import { forgetChosen } from '../../../ui/forget-chosen.ts'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import type { Upload } from '../use-upload.ts'

/** Chooses the recording, and says how far its upload is. */
export function RecordingField({ upload, error }: { upload: Upload; error: string | undefined }) {
  const { progress, recording, choose, cancel } = upload
  return (
    <div {...useKeptFocus<HTMLDivElement>()} className="grid gap-2">
      <Field label="Recording" hint="MP3 or M4A, 300 MB at most." error={upload.problem ?? error}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".mp3,.m4a,audio/mpeg,audio/mp4,audio/x-m4a"
            disabled={progress !== null}
            onClick={forgetChosen}
            onChange={({ target }) => choose(target.files?.[0])}
            className={`${CONTROL_STYLE} py-2 file:mr-3 file:rounded-sm file:border-0 file:bg-sunk file:px-3 file:py-1 file:font-semibold file:text-ink`}
          />
        )}
      </Field>
      {progress !== null && (
        <div className="grid gap-1 text-sm text-ink-soft">
          <progress value={progress} max={1} aria-label="Upload" className="progress h-2 w-full" />
          <div className="flex flex-wrap items-center justify-between gap-2">
            {progress < 1 ? `${Math.floor(progress * 100)} % sent` : 'The server is looking at it.'}
            <Button variant="secondary" size="sm" onClick={cancel}>
              Cancel
            </Button>
          </div>
        </div>
      )}
      <p role="status" className="text-sm text-good empty:sr-only">
        {recording && `The recording is there: ${formatDuration(recording.durationSeconds)}.`}
      </p>
    </div>
  )
}
