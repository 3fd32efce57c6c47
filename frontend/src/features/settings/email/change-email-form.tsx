import { zodResolver } from '@hookform/resolvers/zod'
import { changeEmailBody } from '@meridian/contracts/http/accounts/email'
import { useForm } from 'react-hook-form'
import { readable } from '../../../lib/http-error.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { refreshOwnAccount } from '../account/own-account.ts'
import { NoPassword } from '../components/no-password.tsx'
import { changeEmail } from './email.ts'

/** The new address, and the password: who only found an open browser must not move the account. */
export function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(changeEmailBody),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (wish) => {
    try {
      const { message } = await changeEmail(wish)
      showToast({ title: 'Check Your Inbox', description: message })
      refreshOwnAccount()
      onDone()
    } catch (error) {
      setError('root', { message: readable(error, 'The address could not be changed. Please try again.') })
    }
  })
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
      <FormError message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting && 'Sending link...'}>
          Send a link to it
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
