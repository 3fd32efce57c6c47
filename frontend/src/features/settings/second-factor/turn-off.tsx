import { zodResolver } from '@hookform/resolvers/zod'
import { turnOffBody } from '@meridian/contracts/http/accounts/second-factor'
import { useForm } from 'react-hook-form'
import { readable } from '../../../lib/http-error.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { CodeField } from './code-field.tsx'
import { turnOff } from './second-factor.ts'

/** Password and code, as at a sign-in. */
export function TurnOff({ onOff }: { onOff: () => void }) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(turnOffBody),
    defaultValues: { password: '', code: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (proof) => {
    try {
      await turnOff(proof)
      onOff()
    } catch (error) {
      setError('root', { message: readable(error, 'It could not be turned off. Please try again.') })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        {...register('password')}
        error={errors.password?.message}
      />
      <CodeField {...register('code')} error={errors.code?.message} />
      <FormError message={errors.root?.message} />
      <Button
        type="submit"
        variant="destructive"
        className="justify-self-start"
        busy={isSubmitting && 'Turning off...'}
      >
        Turn it off
      </Button>
    </form>
  )
}
