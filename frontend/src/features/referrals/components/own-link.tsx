import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CONTROL_STYLE, Field } from '../../../ui/field.tsx'

/** The link to share, and the button that copies it. */
export function OwnLink({ link }: { link: string }) {
  const input = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      showToast({
        title: 'Link Copied',
        description: 'Paste it into a message to somebody you would like here.',
      })
    } catch {
      // Browsers keep the clipboard from pages that do not come over https, and from people who said no.
      input.current?.select()
      showToast({ title: 'Copy It Yourself', description: 'The link is selected: press Ctrl+C, or hold it.' })
    }
  }
  return (
    <Card>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Field label="Your link">
          {(control) => <input {...control} ref={input} readOnly value={link} className={CONTROL_STYLE} />}
        </Field>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          Copy link
        </Button>
      </div>
      <p className="mt-3 max-w-prose text-sm text-ink-soft">
        Whoever opens it and joins during that visit counts as yours, once. Your own purchases do not count,
        and a payment that goes back takes the count with it.
      </p>
    </Card>
  )
}
