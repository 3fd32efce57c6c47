import type { UseFormReturn } from 'react-hook-form'
import type { Submit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

interface RegisterValues {
  username: string
  email: string
  password: string
  confirmPassword: string
}

interface RegisterFieldsProps {
  form: UseFormReturn<RegisterValues>
  sending: Submit
}

/** The four fields of a new account, and the button. */
export function RegisterFields({ form: { register, formState }, sending }: RegisterFieldsProps) {
  const { errors } = formState
  const { busy, problem, submit } = sending
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label="Username"
        hint="Other members see this name."
        autoComplete="nickname"
        {...register('username')}
        error={errors.username?.message}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...register('email')}
        error={errors.email?.message}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        {...register('password')}
        error={errors.password?.message}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...register('confirmPassword')}
        error={errors.confirmPassword?.message}
      />
      <FormError {...problem} />
      <Button type="submit" size="lg" busy={busy && 'Creating account...'} aria-describedby={problem.id}>
        Create Account
      </Button>
    </form>
  )
}
