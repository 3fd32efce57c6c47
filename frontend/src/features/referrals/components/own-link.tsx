import { Card } from '../../../ui/card.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'

const COPIED = {
  title: 'Link Copied',
  description: 'Paste it into a message to somebody you would like here.',
}

/** The link to share, and the button that copies it. */
export function OwnLink({ link }: { link: string }) {
  return (
    <Card>
      <CopyField label="Your link" value={link} action="Copy link" done={COPIED} />
      <p className="mt-3 max-w-prose text-sm text-ink-soft">
        Whoever opens it and joins during that visit counts as yours, once. Your own purchases do not count,
        and neither does a payment that is refunded.
      </p>
    </Card>
  )
}
