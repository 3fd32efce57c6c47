import { type SubmitEvent, useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

interface AccountIdFormProps {
  /** The service, as the toasts name it. */
  service: string
  /** Where the person finds the number. */
  hint: string
  /** What the button says. */
  action: string
  isId: (typed: string) => boolean
  /** The message for a number that cannot be one. */
  refusal: string
  link: (id: string) => Promise<{ message: string }>
  onLinked: () => void
}

/**
 * Asks for a person's number at another service. It has one field, so it does without the code that bigger forms need.
 */
export function AccountIdForm(props: AccountIdFormProps) {
  const { service, hint, action } = props
  const { typed, setTyped, id, problem, busy, submit } = useLinking(props)
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md justify-items-start gap-4">
      <div className="w-full">
        <TextField
          label={`${service} user ID`}
          hint={hint}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={problem}
        />
      </div>
      <Button type="submit" disabled={id === ''} busy={busy && 'Linking...'}>
        {action}
      </Button>
    </form>
  )
}

function useLinking({ service, isId, refusal, link, onLinked }: AccountIdFormProps) {
  const [typed, setTyped] = useState('')
  const id = typed.trim()
  const failed = { otherwise: `Failed to link ${service} account.`, title: 'Link Failed' }
  const { busy, problem, run } = useAction(failed, async () => {
    const { message } = await link(id)
    showToast({ title: `${service} Linked`, description: message })
    onLinked()
  })
  const [isOdd, setOdd] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setOdd(!isId(id))
    if (isId(id)) run()
    else event.currentTarget.querySelector('input')?.focus()
  }
  return { typed, setTyped, id, problem: isOdd ? refusal : problem.message, busy, submit }
}
