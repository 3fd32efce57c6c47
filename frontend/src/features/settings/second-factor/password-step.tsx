import { zodResolver } from '@hookform/resolvers/zod'
import { ownPasswordBody } from '@meridian/contracts/http/accounts/second-factor'
import { useForm } from 'react-hook-form'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { NoPassword } from '../components/no-password.tsx'
import { beginSetup, type Setup } from './second-factor.ts'

/** Somebody who merely finds an open browser must not enrol an app of their own. */
export function PasswordStep({ onBegun }: { onBegun: (setup: Setup) => void }) {
  const form = useForm({
    resolver: zodResolver(ownPasswordBody),
    defaultValues: { password: '' },
  })
  const { register } = form
  const { errors } = form.formState
  const { busy, problem, submit } = useSubmit(
    form,
    { otherwise: 'The set-up could not begin. Please try again.' },
    async ({ password }) => {
      onBegun(await beginSetup(password))
    },
  )
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-5">
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        {...register('password')}
        error={errors.password?.message}
      />
      <NoPassword />
      <FormError {...problem} />
      <Button
        type="submit"
        className="justify-self-start"
        busy={busy && 'Preparing...'}
        aria-describedby={problem.id}
      >
        Set up
      </Button>
    </form>
  )
}
