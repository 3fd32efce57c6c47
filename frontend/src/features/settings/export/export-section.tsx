import { get } from '../../../lib/http.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { saveFile } from './save-file.ts'

const REFUSAL = { otherwise: 'The file could not be made. Please try again.' }

/** The person's own data, as a file. A plain link would end in a failed download that does not say why. */
export function ExportSection() {
  const { busy, problem, run } = useAction(REFUSAL, async () => {
    const data = await get('/api/account/export')
    const day = new Date().toISOString().slice(0, 10)
    saveFile(`my-data-${day}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  })
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="secondary"
        busy={busy && 'Downloading...'}
        onClick={() => run()}
        aria-describedby={problem.id}
      >
        Download my data
      </Button>
      <FormError {...problem} />
    </div>
  )
}
