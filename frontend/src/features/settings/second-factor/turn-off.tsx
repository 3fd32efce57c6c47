import { zodResolver } from '@hookform/resolvers/zod'
import { turnOffBody } from '@meridian/contracts/http/accounts/second-factor'
import { useForm } from 'react-hook-form'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useHeldDialog } from '../../../ui/use-held-dialog.ts'
import { CodeField } from './code-field.tsx'
import { turnOff } from './second-factor.ts'

/** Password and code, as at a sign-in. */
export function TurnOff({ onOff }: { onOff: () => void }) {
  const form = useForm({
    resolver: zodResolver(turnOffBody),
    defaultValues: { password: '', code: '' },
  })
  const { register } = form
  const { errors } = form.formState
  const { busy, problem, submit } = useSubmit(
    form,
    { otherwise: 'It could not be turned off. Please try again.' },
    async (proof) => {
      await turnOff(proof)
      onOff()
    },
  )
  useHeldDialog(busy)
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        {...register('password')}
        error={errors.password?.message}
      />
      <CodeField {...register('code')} error={errors.code?.message} />
      <FormError {...problem} />
      <Button
        type="submit"
        variant="destructive"
        className="justify-self-start"
        busy={busy && 'Turning off...'}
        aria-describedby={problem.id}
      >
        Turn it off
      </Button>
    </form>
  )
}
