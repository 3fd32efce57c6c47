import { zodResolver } from '@hookform/resolvers/zod'
import { ownPasswordBody } from '@meridian/contracts/http/accounts/second-factor'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { post } from '../../../lib/http.ts'
import { signOut } from '../../../lib/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { NoPassword } from '../components/no-password.tsx'
import { CodeField } from '../second-factor/code-field.tsx'
import { useAskedCode } from '../second-factor/use-asked-code.ts'

/** The password, and the code where signing in asks for one. */
export function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const code = useAskedCode()
  const [, navigate] = useLocation()
  const form = useForm({
    resolver: zodResolver(ownPasswordBody.extend({ code: code.rule })),
    defaultValues: { password: '', code: '' },
  })
  const { register } = form
  const { errors } = form.formState
  const { busy, problem, submit } = useSubmit(
    form,
    { otherwise: 'The account could not be deleted. Please try again.' },
    async ({ password, code: typed }) => {
      await post('/api/account/delete', { password, code: code.given(typed) })
      signOut()
      showToast({ title: 'Account Deleted', description: 'Goodbye. A last e-mail will confirm it.' })
      navigate('/', { replace: true })
    },
  )
  return (
    <form
      {...useKeptFocus<HTMLFormElement>(true)}
      onSubmit={submit}
      noValidate
      className="grid max-w-md gap-5"
    >
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        {...register('password')}
        error={errors.password?.message}
      />
      <NoPassword />
      {code.asks && <CodeField {...register('code')} error={errors.code?.message} />}
      <FormError {...problem} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="destructive"
          busy={busy && 'Deleting...'}
          aria-describedby={problem.id}
        >
          Delete it for good
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Keep my account
        </Button>
      </div>
    </form>
  )
}
