import { zodResolver } from '@hookform/resolvers/zod'
import { registerForm } from '@meridian/contracts/http/accounts/register'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'wouter'
import { readable } from '../../lib/http-error.ts'
import { signIn } from '../../lib/session.ts'
import { useSiteName } from '../../lib/site.ts'
import { showToast } from '../../lib/toast.ts'
import { register as openAccount } from './api/accounts.ts'
import { RegisterFields } from './components/register-fields.tsx'
import { SignInPage } from './components/sign-in-page.tsx'

/** /register */
export function RegisterScreen() {
  return (
    <SignInPage
      title="Create your account"
      lead="An account is free. You choose a membership when you are ready."
      footer={
        <p>
          Have an account already?{' '}
          <Link href="/login" className="text-link">
            Sign in
          </Link>
        </p>
      }
    >
      <RegisterForm />
    </SignInPage>
  )
}

function RegisterForm() {
  const [, navigate] = useLocation()
  const siteName = useSiteName()
  const form = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: { username: '', email: '', password: '', confirmPassword: '' },
  })
  const submit = form.handleSubmit(async ({ username, email, password }) => {
    try {
      signIn(await openAccount({ username, email, password }))
      showToast({
        title: 'Account Created!',
        description: `Welcome to ${siteName}. You can now access your dashboard.`,
      })
      navigate('/dashboard')
    } catch (error) {
      const description = readable(error, 'Something went wrong. Please try again.')
      showToast({ title: 'Registration Failed', description, variant: 'destructive' })
    }
  })
  return <RegisterFields form={form} onSubmit={submit} />
}
