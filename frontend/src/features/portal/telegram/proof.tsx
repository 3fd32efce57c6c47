import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { leadNewTab } from '../../../lib/new-tab.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { OuterLink } from '../../../ui/outer-link.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { beginProof } from './api.ts'

type ProofLink = Awaited<ReturnType<typeof beginProof>>

interface ProofProps {
  /** Whether the account was typed in before. The bot sees it by itself, too. */
  typed: boolean
  onBegun: () => void
}

const REFUSAL = { otherwise: 'The link to the bot could not be made. Please try again.' }

/** Opens the bot with a link that works once; whoever presses Start there has shown whose account it is. */
export function Proof({ typed, onBegun }: ProofProps) {
  const [proof, setProof] = useState<ProofLink>()
  const { busy, problem, run } = useAction(REFUSAL, async () => {
    await leadNewTab(async () => {
      const begun = await beginProof()
      setProof(begun)
      onBegun()
      return begun.url
    })
  })
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-prose text-ink-soft">
        {typed ? 'Show that the account is yours' : 'Or link it without looking for the ID'}: the bot opens in
        Telegram, and you press Start there.
      </p>
      <Button
        variant={typed ? 'primary' : 'secondary'}
        onClick={() => run()}
        busy={busy && 'Opening...'}
        aria-describedby={problem.id}
      >
        <ShieldCheck aria-hidden className="size-4" />
        Verify with the bot
      </Button>
      <div role="status" className="text-sm empty:sr-only">
        {proof && (
          <>
            {/* Some browsers open no tab, or not the app, without a link that was pressed. */}
            Nothing opened? <OuterLink href={proof.url}>Open the bot</OuterLink> The link works once and
            expires <RelativeTime iso={proof.expiresAt} />.
          </>
        )}
      </div>
      <FormError {...problem} />
    </div>
  )
}
