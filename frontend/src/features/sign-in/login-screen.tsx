import { zodResolver } from '@hookform/resolvers/zod'
import { loginBody } from '@meridian/contracts/http/accounts/login'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useSearch } from 'wouter'
import { readable } from '../../lib/http-error.ts'
import { safeNext } from '../../lib/safe-next.ts'
import { signIn } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { login } from './api/accounts.ts'
import { SignInPage } from './components/sign-in-page.tsx'

/** /login */
export function LoginScreen() {
  return (
    <SignInPage
      title="Sign in"
      lead="Good to see you again."
      footer={
        <>
          <p>
            <Link href="/forgot-password" className="text-link">
              Forgot your password?
            </Link>
          </p>
          <p>
            New here?{' '}
            <Link href="/register" className="text-link">
              Create an account
            </Link>
          </p>
          <p>
            <Link href="/" className="text-link">
              Back to the start page
            </Link>
          </p>
        </>
      }
    >
      <LoginForm />
    </SignInPage>
  )
}

function LoginForm() {
  const [, navigate] = useLocation()
  const next = safeNext(new URLSearchParams(useSearch()).get('next'), '/dashboard')
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { email: '', password: '' },
  })
  const submit = handleSubmit(async (credentials) => {
    try {
      signIn(await login(credentials))
      showToast({ title: 'Welcome back!', description: 'You have been logged in successfully.' })
      navigate(next)
    } catch (error) {
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
