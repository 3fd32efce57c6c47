import { zodResolver } from '@hookform/resolvers/zod'
import { codeBody } from '@meridian/contracts/http/accounts/second-factor'
import { useForm } from 'react-hook-form'
import { readable } from '../../../lib/http-error.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { CodeField } from './code-field.tsx'
import { renewBackupCodes } from './second-factor.ts'

/** A code for new codes. */
export function RenewCodes({ onRenewed }: { onRenewed: (codes: readonly string[]) => void }) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(codeBody),
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ code }) => {
    try {
      onRenewed((await renewBackupCodes(code)).backupCodes)
    } catch (error) {
      setError('root', { message: readable(error, 'No codes could be made. Please try again.') })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <CodeField {...register('code')} error={errors.code?.message} />
      <FormError message={errors.root?.message} />
      <Button type="submit" className="justify-self-start" busy={isSubmitting && 'Making codes...'}>
        Make new codes
      </Button>
    </form>
  )
}
