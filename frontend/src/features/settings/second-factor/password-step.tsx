import { zodResolver } from '@hookform/resolvers/zod'
import { ownPasswordBody } from '@meridian/contracts/http/accounts/second-factor'
import { useForm } from 'react-hook-form'
import { readable } from '../../../lib/http-error.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { NoPassword } from '../components/no-password.tsx'
import { beginSetup, type Setup } from './second-factor.ts'

/** Somebody who merely finds an open browser must not enrol an app of their own. */
export function PasswordStep({ onBegun }: { onBegun: (setup: Setup) => void }) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(ownPasswordBody),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ password }) => {
    try {
      onBegun(await beginSetup(password))
    } catch (error) {
      setError('root', { message: readable(error, 'The set-up could not begin. Please try again.') })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-5">
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        {...register('password')}
        error={errors.password?.message}
      />
      <NoPassword />
      <FormError message={errors.root?.message} />
      <Button type="submit" className="justify-self-start" busy={isSubmitting && 'Preparing...'}>
        Set up
      </Button>
    </form>
  )
}
