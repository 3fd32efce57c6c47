import { useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { refreshOwnAccount } from '../account/own-account.ts'
import { keepAddress, sendLinkAgain } from './email.ts'

const NOT_SENT = { otherwise: 'The e-mail could not be sent. Please try again.' }
const NOT_KEPT = { otherwise: 'The change could not be withdrawn. Please try again.' }

/** What the person has to do, another mail where the first one got lost, and the way back from a change. */
export function WaitsForLink({ address }: { address: string | null }) {
  const [sent, setSent] = useState<string>()
  const { busy, problem, run } = useAction(NOT_SENT, async () => setSent((await sendLinkAgain()).message))
  return (
    <div className="grid justify-items-start gap-4 rounded-md border border-rule bg-sunk p-4">
      <p className="max-w-prose">
        {address === null ? (
          'Follow the link that we e-mail to this address, so that we know our e-mails reach you.'
        ) : (
          <>
            Follow the link in the e-mail to <span className="font-semibold break-all">{address}</span>. Until
            then the address above stays yours.
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => run()} busy={busy && 'Sending...'}>
          {address === null ? 'E-mail me the link' : 'Send again'}
        </Button>
        {address !== null && <KeepAddress />}
      </div>
      {sent && problem.message === undefined && <p role="status">{sent}</p>}
      <FormError {...problem} />
    </div>
  )
}

/** For an address that was mistyped: whoever has it could use the link to move the account there. */
function KeepAddress() {
  const { busy, problem, run } = useAction(NOT_KEPT, async () => {
    showToast({ title: 'Address Kept', description: (await keepAddress()).message })
    refreshOwnAccount()
  })
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => run()} busy={busy && 'Keeping...'}>
        Keep my present address
      </Button>
      <FormError {...problem} />
    </>
  )
}
