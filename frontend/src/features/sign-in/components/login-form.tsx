import { zodResolver } from '@hookform/resolvers/zod'
import { loginBody } from '@meridian/contracts/http/accounts/login'
import { useForm } from 'react-hook-form'
import { asksForCode, readable } from '../../../lib/http-error.ts'
import { signIn } from '../../../lib/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { login } from '../api/accounts.ts'

interface LoginFormProps {
  /** Who it probably is. */
  email?: string
  /** Called when it is done; whoever follows the session knows by itself. */
  onDone?: () => void
  /** Called when the password was right and a code is asked for as well. */
  onCode: () => void
}

/** E-mail and password. */
export function LoginForm({ email = '', onDone, onCode }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { email, password: '' },
  })
  const submit = handleSubmit(async (credentials) => {
    try {
      signIn(await login(credentials))
      showToast({ title: 'Welcome back!', description: 'You have been logged in successfully.' })
      onDone?.()
    } catch (error) {
      if (asksForCode(error)) return onCode()
      const description = readable(error, 'Invalid email or password')
      showToast({ title: 'Login Failed', description, variant: 'destructive' })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        {...register('email')}
        error={formState.errors.email?.message}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...register('password')}
        error={formState.errors.password?.message}
      />
      <Button type="submit" size="lg" busy={formState.isSubmitting && 'Signing in...'}>
        Sign In
      </Button>
    </form>
  )
}
