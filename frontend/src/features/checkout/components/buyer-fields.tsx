import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '../../../ui/text-field.tsx'
import type { Buyer } from '../buyer-form.ts'

interface BuyerFieldsProps {
  form: UseFormReturn<Buyer>
  asksUsername: boolean
  /** A signed-in person buys for their own account; both fields say who that is and cannot be changed. */
  locked: boolean
}

/** Who buys: the e-mail, and for a tier the username. */
export function BuyerFields({ form: { register, formState }, asksUsername, locked }: BuyerFieldsProps) {
  const { email, username } = formState.errors
  return (
    <>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint={locked ? 'The membership is added to your account.' : 'Your receipt goes here.'}
        readOnly={locked}
        {...register('email')}
        error={email?.message}
      />
      {asksUsername && (
        <TextField
          label="Username"
          autoComplete="nickname"
          hint="Other members see this name."
          readOnly={locked}
          {...register('username')}
          error={username?.message}
        />
      )}
    </>
  )
}
