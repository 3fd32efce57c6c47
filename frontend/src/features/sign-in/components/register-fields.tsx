import type { ComponentProps } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
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
  onSubmit: ComponentProps<'form'>['onSubmit']
}

/** The four fields of a new account, and the button. */
export function RegisterFields({ form: { register, formState }, onSubmit }: RegisterFieldsProps) {
  const { errors, isSubmitting } = formState
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
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
      <Button type="submit" size="lg" busy={isSubmitting && 'Creating account...'}>
        Create Account
      </Button>
    </form>
  )
}
