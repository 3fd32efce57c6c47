import { zodResolver } from '@hookform/resolvers/zod'
import { codeBody } from '@meridian/contracts/http/accounts/second-factor'
import { useForm } from 'react-hook-form'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useHeldDialog } from '../../../ui/use-held-dialog.ts'
import { CodeField } from './code-field.tsx'
import { renewBackupCodes } from './second-factor.ts'

/** Asks for a code to make new backup codes. */
export function RenewCodes({ onRenewed }: { onRenewed: (codes: readonly string[]) => void }) {
  const form = useForm({
    resolver: zodResolver(codeBody),
    defaultValues: { code: '' },
  })
  const { register } = form
  const { errors } = form.formState
  const { busy, problem, submit } = useSubmit(
    form,
    { otherwise: 'No codes could be made. Please try again.' },
    async ({ code }) => {
      onRenewed((await renewBackupCodes(code)).backupCodes)
    },
  )
  useHeldDialog(busy)
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <CodeField {...register('code')} error={errors.code?.message} />
      <FormError {...problem} />
      <Button
        type="submit"
        className="justify-self-start"
        busy={busy && 'Making codes...'}
        aria-describedby={problem.id}
      >
        Make new codes
      </Button>
    </form>
  )
}
