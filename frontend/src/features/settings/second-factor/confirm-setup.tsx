import { zodResolver } from '@hookform/resolvers/zod'
import { appCodeBody } from '@meridian/contracts/http/accounts/second-factor'
import { useForm } from 'react-hook-form'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { CodeField } from './code-field.tsx'
import { QrCode } from './qr-code.tsx'
import { confirmSetup, type Setup } from './second-factor.ts'

interface ConfirmSetupProps {
  setup: Setup
  onOn: (codes: readonly string[]) => void
  onCancel: () => void
}

/** The code to scan, or to type, and the first code that shows that it worked. */
export function ConfirmSetup({ setup: { secret, uri }, onOn, onCancel }: ConfirmSetupProps) {
  const form = useForm({
    resolver: zodResolver(appCodeBody),
    defaultValues: { code: '' },
  })
  const { register } = form
  const { errors } = form.formState
  const { busy, problem, submit } = useSubmit(
    form,
    { otherwise: 'The code could not be checked. Please try again.' },
    async ({ code }) => {
      onOn((await confirmSetup(code)).backupCodes)
    },
  )
  return (
    <form {...useKeptFocus<HTMLFormElement>(true)} onSubmit={submit} noValidate className="grid gap-5">
      <p tabIndex={-1} className="max-w-prose">
        Scan this with an authenticator app, or type the key into it. Then enter the code that it shows.
      </p>
      <QrCode text={uri} label="QR code for an authenticator app" />
      <p className="text-sm">
        <span className="text-ink-soft">Key: </span>
        <code className="font-mono wrap-anywhere">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <div className="max-w-md">
        <CodeField inputMode="numeric" {...register('code')} error={errors.code?.message} />
      </div>
      <FormError {...problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy && 'Turning on...'} aria-describedby={problem.id}>
          Turn on
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
