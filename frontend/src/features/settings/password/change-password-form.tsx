import { zodResolver } from '@hookform/resolvers/zod'
import { changePasswordForm } from '@meridian/contracts/http/accounts/change-password'
import { useForm } from 'react-hook-form'
import { post } from '../../../lib/http.ts'
import { signIn } from '../../../lib/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { CodeField } from '../second-factor/code-field.tsx'
import { useAskedCode } from '../second-factor/use-asked-code.ts'
import { refreshSessions } from '../sessions/sessions.ts'

/** The old password once, the new one twice, and a code where signing in asks for one. */
export function ChangePasswordForm() {
  const code = useAskedCode()
  const form = useForm({
    resolver: zodResolver(changePasswordForm.safeExtend({ code: code.rule })),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '', code: '' },
  })
  const { register, reset } = form
  const { errors } = form.formState
  const { busy, problem, submit } = useSubmit(
    form,
    { otherwise: 'The password could not be changed. Please try again.' },
    async ({ currentPassword, password, code: typed }) => {
      const wish = { currentPassword, password, code: code.given(typed) }
      signIn(await post('/api/account/password', wish))
      reset()
      showToast({ title: 'Password Changed', description: 'You are signed out everywhere else.' })
      refreshSessions()
    },
  )
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
      {code.asks && <CodeField {...register('code')} error={errors.code?.message} />}
      <FormError {...problem} />
      <Button
        type="submit"
        className="justify-self-start"
        busy={busy && 'Changing password...'}
        aria-describedby={problem.id}
      >
        Change password
      </Button>
    </form>
  )
}
