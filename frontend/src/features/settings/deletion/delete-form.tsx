import { zodResolver } from '@hookform/resolvers/zod'
import { ownPasswordBody, turnOffBody } from '@meridian/contracts/http/accounts/second-factor'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { post } from '../../../lib/http.ts'
import { readable } from '../../../lib/http-error.ts'
import { signOut } from '../../../lib/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useKeptFocus } from '../../../ui/kept-focus.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useOwnAccount } from '../account/own-account.ts'
import { NoPassword } from '../components/no-password.tsx'
import { CodeField } from '../second-factor/code-field.tsx'

/** The password, and the code where signing in asks for one. */
export function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const asksForCode = typeof useOwnAccount().data?.secondFactor.enabledAt === 'string'
  const [, navigate] = useLocation()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(
      asksForCode
        ? turnOffBody
        : ownPasswordBody.extend({ code: turnOffBody.shape.code.optional().catch(undefined) }),
    ),
    defaultValues: { password: '', code: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ password, code }) => {
    try {
      await post('/api/account/delete', { password, code: asksForCode ? code : null })
      signOut()
      showToast({ title: 'Account Deleted', description: 'Farewell. A last mail confirms it.' })
      navigate('/', { replace: true })
    } catch (error) {
      setError('root', { message: readable(error, 'The account could not be deleted. Please try again.') })
    }
  })
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
      {asksForCode && <CodeField {...register('code')} error={errors.code?.message} />}
      <FormError message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" busy={isSubmitting && 'Deleting...'}>
          Delete it for good
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Keep my account
        </Button>
      </div>
    </form>
  )
}
