import { zodResolver } from '@hookform/resolvers/zod'
import { codeBody } from '@meridian/contracts/http/accounts/second-factor'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { asksForCode, readable, statusOf } from '../../../lib/http-error.ts'
import { signIn } from '../../../lib/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { loginCode } from '../api/accounts.ts'
import { LostCodes } from './lost-codes.tsx'

interface CodeFormProps {
  /** Called when it is done; those who follow the session know without it. */
  onDone?: () => void
  onBack: () => void
}

const REFUSAL = { otherwise: 'The code could not be checked. Please try again.', field: 'code' } as const

/**
 * The second step: a code from the app, or one of the backup codes. Its field takes the focus: the button of the first
 * step is gone.
 */
export function CodeForm({ onDone, onBack }: CodeFormProps) {
  const form = useForm({
    resolver: zodResolver(codeBody),
    defaultValues: { code: '' },
  })
  const { register, setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  const { errors } = form.formState
  const { busy, submit } = useSubmit(form, REFUSAL, async ({ code }) => {
    try {
      signIn(await loginCode(code))
      showToast({ title: 'Welcome back!', description: 'You have been logged in successfully.' })
      onDone?.()
    } catch (error) {
      if (statusOf(error) !== 401 || asksForCode(error)) throw error
      const description = readable(error, REFUSAL.otherwise)
      showToast({ title: 'Login Failed', description, variant: 'destructive' })
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
        error={errors.code?.message}
      />
      <LostCodes />
      <Button type="submit" size="lg" busy={busy && 'Signing in...'}>
        Sign In
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Use another account
      </Button>
    </form>
  )
}
