import { zodResolver } from '@hookform/resolvers/zod'
import { loginBody } from '@meridian/contracts/http/accounts/login'
import { useForm } from 'react-hook-form'
import { asksForCode } from '../../../lib/http-error.ts'
import { signIn } from '../../../lib/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { login } from '../api/accounts.ts'

interface LoginFormProps {
  /** Who it probably is. */
  email?: string
  /** Called when it is done; those who follow the session know without it. */
  onDone?: () => void
  /** Called when the password was right and a code is asked for as well. */
  onCode: () => void
}

const REFUSAL = { otherwise: 'Invalid email or password', title: 'Login Failed' }

/** E-mail and password. */
export function LoginForm({ email = '', onDone, onCode }: LoginFormProps) {
  const form = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { email, password: '' },
  })
  const { register } = form
  const { errors } = form.formState
  const { busy, problem, submit } = useSubmit(form, REFUSAL, async (credentials) => {
    try {
      signIn(await login(credentials))
      showToast({ title: 'Welcome back!', description: 'You have been logged in successfully.' })
      onDone?.()
    } catch (error) {
      if (!asksForCode(error)) throw error
      onCode()
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        {...register('email')}
        error={errors.email?.message}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...register('password')}
        error={errors.password?.message}
      />
      <FormError {...problem} />
      <Button type="submit" size="lg" busy={busy && 'Signing in...'} aria-describedby={problem.id}>
        Sign In
      </Button>
    </form>
  )
}
