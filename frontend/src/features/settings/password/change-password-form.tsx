import { zodResolver } from '@hookform/resolvers/zod'
import { changePasswordForm } from '@meridian/contracts/http/accounts/change-password'
import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { useForm } from 'react-hook-form'
import { post } from '../../../lib/http.ts'
import { readable } from '../../../lib/http-error.ts'
import { signIn } from '../../../lib/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { refreshSessions } from '../sessions/sessions.ts'

/** The old password once, the new one twice. */
export function ChangePasswordForm() {
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(changePasswordForm),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ currentPassword, password }) => {
    try {
      signIn(await post<SessionUser>('/api/account/password', { currentPassword, password }))
      reset()
      showToast({ title: 'Password Changed', description: 'You are signed out everywhere else.' })
      refreshSessions()
    } catch (error) {
      setError('root', { message: readable(error, 'The password could not be changed. Please try again.') })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-5">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...register('currentPassword')}
        error={errors.currentPassword?.message}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        {...register('password')}
        error={errors.password?.message}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...register('confirmPassword')}
        error={errors.confirmPassword?.message}
      />
      <FormError message={errors.root?.message} />
      <Button type="submit" className="justify-self-start" busy={isSubmitting && 'Changing password...'}>
        Change password
      </Button>
    </form>
  )
}
