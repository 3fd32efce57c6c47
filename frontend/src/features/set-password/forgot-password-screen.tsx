import { zodResolver } from '@hookform/resolvers/zod'
import { forgotPasswordBody } from '@meridian/contracts/http/accounts/forgot-password'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { forgotPassword } from './api/password.ts'
import { LinkOnItsWay } from './components/link-on-its-way.tsx'

/** /forgot-password */
export function ForgotPasswordScreen() {
  const [message, setMessage] = useState<string>()
  return (
    <div className="mx-auto w-full max-w-md sm:py-8">
      <PageHeader
        title={message === undefined ? 'Forgot your password?' : 'Check your inbox'}
        lead={
          message === undefined &&
          'Tell us your address, and we will e-mail you a link to set a new password.'
        }
      />
      {message === undefined ? (
        <AddressForm onSent={setMessage} />
      ) : (
        <LinkOnItsWay message={message} onAgain={() => setMessage(undefined)} />
      )}
      <p className="mt-8 border-t border-rule pt-6">
        <Link href="/login" className="text-link">
          Back to sign in
        </Link>
      </p>
    </div>
  )
}

function AddressForm({ onSent }: { onSent: (message: string) => void }) {
  const form = useForm({
    resolver: zodResolver(forgotPasswordBody),
    defaultValues: { email: '' },
  })
  const { register } = form
  const { errors } = form.formState
  const { busy, problem, submit } = useSubmit(
    form,
    { otherwise: 'Something went wrong. Please try again.' },
    async ({ email }) => {
      onSent((await forgotPassword(email)).message)
    },
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        {...register('email')}
        error={errors.email?.message}
      />
      <FormError {...problem} />
      <Button type="submit" size="lg" busy={busy && 'Sending...'} aria-describedby={problem.id}>
        Send the link
      </Button>
    </form>
  )
}
