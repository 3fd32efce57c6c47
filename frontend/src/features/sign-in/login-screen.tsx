import { useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { safeNext } from '../../lib/safe-next.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { CodeForm } from './components/code-form.tsx'
import { LoginForm } from './components/login-form.tsx'
import { SignInPage } from './components/sign-in-page.tsx'
import { SignedInAs } from './components/signed-in-as.tsx'

/** /login */
export function LoginScreen() {
  const query = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  // The token of a mailed link that waits for a sign-in goes along.
  const to = safeNext(query.get('next'), '/dashboard') + location.hash
  // The way back does not lead to a form that has done its work.
  const goOn = () => navigate(to, { replace: true })
  const first = query.get('step') === 'code' ? 'code' : 'password'
  const [step, setStep] = useState<'password' | 'code'>(first)
  const before = query.get('password') === 'new' ? 'Your new password is set.' : 'Your password was right.'
  return (
    <SignInPage
      title={step === 'code' ? 'Enter your code' : 'Sign in'}
      lead={step === 'code' ? `${before} One step is left.` : 'Good to see you again.'}
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
              Back to the homepage
            </Link>
          </p>
        </>
      }
    >
      {/* A new password, which leads to the code, may have ended the session that the browser remembers. */}
      {first === 'password' && <SignedInAs to={to} />}
      <div {...useKeptFocus<HTMLDivElement>()}>
        {step === 'code' ? (
          <CodeForm onDone={goOn} onBack={() => setStep('password')} />
        ) : (
          <LoginForm onDone={goOn} onCode={() => setStep('code')} />
        )}
      </div>
    </SignInPage>
  )
}
