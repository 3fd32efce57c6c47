import { zodResolver } from '@hookform/resolvers/zod'
import { renameBody } from '@meridian/contracts/http/accounts/rename'
import { isolated } from '@meridian/contracts/values/isolated'
import { useEffect, useEffectEvent } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { post } from '../../../lib/http.ts'
import { noteSent } from '../../../lib/note-sent.ts'
import { signIn, useSession } from '../../../lib/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { refreshOwnAccount } from '../account/own-account.ts'

/** Another username. */
export function RenameForm() {
  const { user } = useSession()
  const username = user?.username ?? ''
  const form = useForm({ resolver: zodResolver(renameBody), defaultValues: { username } })
  const { register, setFocus } = form
  const { errors, isDirty } = form.formState
  useChangeElsewhere(form, username)
  const { busy, problem, submit } = useSubmit(
    form,
    { otherwise: 'The name could not be changed. Please try again.' },
    async ({ username }) => {
      const takeOver = noteSent(form)
      const renamed = await post('/api/account/username', { username })
      signIn(renamed)
      // The button has nothing to do any more.
      setFocus('username')
      takeOver({ username: renamed.username })
      refreshOwnAccount()
      showToast({ title: 'Name Changed', description: `You are ${isolated(renamed.username)} from now on.` })
    },
  )
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-5">
      <TextField
        label="Username"
        autoComplete="nickname"
        {...register('username')}
        error={errors.username?.message}
      />
      <FormError {...problem} />
      <Button
        type="submit"
        className="justify-self-start"
        disabled={!isDirty}
        busy={busy && 'Changing name...'}
        aria-describedby={problem.id}
      >
        Change name
      </Button>
    </form>
  )
}

/** The name may change in another tab: a field that nobody has touched follows, but what is being typed stays. */
function useChangeElsewhere(form: UseFormReturn<{ username: string }>, username: string): void {
  const { isDirty } = form.formState
  const follow = useEffectEvent((name: string) =>
    (isDirty ? form.resetDefaultValues : form.reset)({ username: name }),
  )
  useEffect(() => follow(username), [username])
}
