import { zodResolver } from '@hookform/resolvers/zod'
import { isolated } from '@meridian/contracts/values/isolated'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'wouter'
import { asksForCode } from '../../../lib/http-error.ts'
import { signIn } from '../../../lib/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { setPassword } from '../api/password.ts'
import { passwordForm } from '../password-form.ts'

const REFUSAL = { otherwise: 'Something went wrong. Please try again.' }

/** The new password, typed twice. */
export function PasswordForm({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const form = useForm({
    resolver: zodResolver(passwordForm),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { register } = form
  const { errors } = form.formState
  const { busy, problem, submit } = useSubmit(form, REFUSAL, async ({ password }) => {
    try {
      const user = await setPassword({ token, password })
      signIn(user)
      showToast({
        title: 'Password set',
        description: `Welcome, ${isolated(user.username)}. You are signed in.`,
      })
      navigate('/portal', { replace: true })
    } catch (error) {
      if (!asksForCode(error)) throw error
      showToast({ title: 'Password set', description: 'Sign in with a code from your authenticator app.' })
      navigate('/login?step=code&password=new&next=/portal', { replace: true })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
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
      {problem.message && (
        <p>
          <Link href="/forgot-password" className="text-link">
            Get a new link
          </Link>
        </p>
      )}
      <Button type="submit" size="lg" busy={busy && 'Setting password...'} aria-describedby={problem.id}>
        Set Password
      </Button>
    </form>
  )
}
