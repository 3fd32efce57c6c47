import { zodResolver } from '@hookform/resolvers/zod'
import { registerForm } from '@meridian/contracts/http/accounts/register'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'wouter'
import { signIn } from '../../lib/session.ts'
import { useSiteName } from '../../lib/site.ts'
import { showToast } from '../../lib/toast.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { register as openAccount } from './api/accounts.ts'
import { RegisterFields } from './components/register-fields.tsx'
import { SignInPage } from './components/sign-in-page.tsx'
import { SignedInAs } from './components/signed-in-as.tsx'

const DASHBOARD = '/dashboard'

/** /register */
export function RegisterScreen() {
  return (
    <SignInPage
      title="Create your account"
      lead="An account is free. You choose a membership when you are ready."
      footer={
        <p>
          Already have an account?{' '}
          <Link href="/login" className="text-link">
            Sign in
          </Link>
        </p>
      }
    >
      <SignedInAs to={DASHBOARD} />
      <RegisterForm />
    </SignInPage>
  )
}

const REFUSAL = { otherwise: 'Something went wrong. Please try again.', title: 'Registration Failed' }

function RegisterForm() {
  const [, navigate] = useLocation()
  const siteName = useSiteName()
  const form = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: { username: '', email: '', password: '', confirmPassword: '' },
  })
  const sending = useSubmit(form, REFUSAL, async ({ username, email, password }) => {
    signIn(await openAccount({ username, email, password }))
    showToast({
      title: 'Account Created!',
      description: `Welcome to ${siteName}. You can now access your dashboard.`,
    })
    navigate(DASHBOARD, { replace: true })
  })
  return <RegisterFields form={form} sending={sending} />
}
