import { zodResolver } from '@hookform/resolvers/zod'
import { changeEmailBody } from '@meridian/contracts/http/accounts/email'
import { useForm } from 'react-hook-form'
import { showToast } from '../../../lib/toast.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { refreshOwnAccount } from '../account/own-account.ts'
import { NoPassword } from '../components/no-password.tsx'
import { CodeField } from '../second-factor/code-field.tsx'
import { useAskedCode } from '../second-factor/use-asked-code.ts'
import { changeEmail } from './email.ts'

/** The new address, the password and a code: whoever only found an open browser must not move the account. */
export function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const code = useAskedCode()
  const form = useForm({
    resolver: zodResolver(changeEmailBody.extend({ code: code.rule })),
    defaultValues: { email: '', password: '', code: '' },
  })
  const { register } = form
  const { errors } = form.formState
  const { busy, problem, submit } = useSubmit(
    form,
    { otherwise: 'The address could not be changed. Please try again.' },
    async ({ code: typed, ...wish }) => {
      const { message } = await changeEmail({ ...wish, code: code.given(typed) })
      showToast({ title: 'Check Your Inbox', description: message })
      refreshOwnAccount()
      onDone()
    },
  )
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-5">
      <TextField
        label="New e-mail address"
        type="email"
        autoComplete="email"
        {...register('email')}
        error={errors.email?.message}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        {...register('password')}
        error={errors.password?.message}
      />
      <NoPassword />
      {code.asks && <CodeField {...register('code')} error={errors.code?.message} />}
      <FormError {...problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy && 'Sending link...'} aria-describedby={problem.id}>
          Send a link to it
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
