import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { readable } from '../../../lib/http-error.ts'
import { useBusy } from '../../../lib/use-busy.ts'
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

/** Opens the bot by a link that is good once; who presses Start there has shown whose account it is. */
export function Proof({ typed, onBegun }: ProofProps) {
  const [proof, setProof] = useState<ProofLink>()
  const [problem, setProblem] = useState<string>()
  const [busy, run] = useBusy()
  const begin = async () => {
    setProblem(undefined)
    try {
      const begun = await beginProof()
      setProof(begun)
      onBegun()
      window.open(begun.url, '_blank', 'noopener,noreferrer')
    } catch (error) {
      setProblem(readable(error, 'The link to the bot could not be made. Please try again.'))
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-prose text-ink-soft">
        {typed ? 'Show that the account is yours' : 'Or link it without looking for the ID'}: the bot opens in
        Telegram, and you press Start there.
      </p>
      <Button
        variant={typed ? 'primary' : 'secondary'}
        onClick={() => run(begin)}
        busy={busy && 'Opening...'}
      >
        <ShieldCheck aria-hidden className="size-4" />
        Prove with the bot
      </Button>
      <div role="status" className="text-sm empty:hidden">
        {proof && (
          <>
            {/* Some browsers open nothing that was not pressed itself. */}
            Nothing opened? <OuterLink href={proof.url}>Open the bot</OuterLink> The link works once and
            expires <RelativeTime iso={proof.expiresAt} />.
          </>
        )}
      </div>
      <FormError message={problem} />
    </div>
  )
}
