import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { readable } from '../../lib/http-error.ts'
import { linkToken } from '../../lib/link-token.ts'
import { signIn } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { setPassword } from './api/password.ts'
import { passwordForm } from './password-form.ts'

/** /set-password#token: where the mail after a payment leads. */
export function SetPasswordScreen() {
  const [token] = useState(() => linkToken(location.hash))
  return (
    <div className="mx-auto w-full max-w-md sm:py-8">
      <PageHeader title="Set your password" lead="With it you can sign in from any device." />
      {token === null ? <NoToken /> : <PasswordForm token={token} />}
    </div>
  )
}

function NoToken() {
  return (
    <>
      <p role="alert" className="mb-6">
        This link is not complete. Open it again from the mail.
      </p>
      <ButtonLink href="/login">Go to sign in</ButtonLink>
    </>
  )
}

function PasswordForm({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(passwordForm),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ password }) => {
    try {
      const user = await setPassword({ token, password })
      signIn(user)
      showToast({ title: 'Password set', description: `Welcome, ${user.username}. You are signed in.` })
      navigate('/portal', { replace: true })
    } catch (error) {
      setError('root', { message: readable(error, 'Something went wrong. Please try again.') })
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
      <FormError message={errors.root?.message} />
      <Button type="submit" size="lg" busy={isSubmitting && 'Setting password...'}>
        Set Password
      </Button>
    </form>
  )
}
