import { zodResolver } from '@hookform/resolvers/zod'
import { codeBody } from '@meridian/contracts/http/accounts/second-factor'
import { useForm } from 'react-hook-form'
import { asksForCode, readable, statusOf } from '../../../lib/http-error.ts'
import { signIn } from '../../../lib/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { loginCode } from '../api/accounts.ts'

interface CodeFormProps {
  /** Called when it is done; whoever follows the session knows by itself. */
  onDone?: () => void
  onBack: () => void
}

/** The second step: a code of the app, or one of the backup codes. */
export function CodeForm({ onDone, onBack }: CodeFormProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(codeBody),
    defaultValues: { code: '' },
  })
  const submit = handleSubmit(async ({ code }) => {
    try {
      signIn(await loginCode(code))
      showToast({ title: 'Welcome back!', description: 'You have been logged in successfully.' })
      onDone?.()
    } catch (error) {
      const message = readable(error, 'The code could not be checked. Please try again.')
      if (statusOf(error) !== 401 || asksForCode(error)) return setError('code', { message })
      showToast({ title: 'Login Failed', description: message, variant: 'destructive' })
      onBack()
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label="Code"
        hint="The 6 digits that your authenticator app shows, or one of your backup codes."
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...register('code')}
        error={formState.errors.code?.message}
      />
      <Button type="submit" size="lg" busy={formState.isSubmitting && 'Signing in...'}>
        Sign In
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Use another account
      </Button>
    </form>
  )
}
