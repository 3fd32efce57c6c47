import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { Dialog } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { CodeForm } from '../../features/sign-in/components/code-form.tsx'
import { LoginForm } from '../../features/sign-in/components/login-form.tsx'
import { refreshResources } from '../../lib/resource.ts'
import { forgetPerson } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirst } from '../../ui/focus-first.ts'
import { focusMainInPlace, useKeptFocus } from '../../ui/use-kept-focus.ts'

const toPassword = focusFirst('[type=password]')

/** Asks for a sign-in, here or in another tab, after which the screen below goes on as it was. */
export function SignInAgain({ user }: { user: SessionUser }) {
  const [step, setStep] = useState<'password' | 'code'>('password')
  const before = useRef<Element>(null)
  // What the server refused meanwhile is asked for again.
  useEffect(() => () => refreshResources(''), [])
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-veil" />
        <Dialog.Content
          onOpenAutoFocus={(event) => {
            before.current = document.activeElement
            // The e-mail is filled in already.
            toPassword(event)
          }}
          // Otherwise it goes back to the button that opened this, and there is none.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (before.current instanceof HTMLElement) before.current.focus()
            // What had it may be gone, as where somebody else has signed in.
            if (document.activeElement === document.body) focusMainInPlace()
          }}
          className="enter fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-lg border border-rule bg-surface p-5 shadow-float sm:p-6"
        >
          <Dialog.Title className="headline text-2xl">You were signed out</Dialog.Title>
          <Dialog.Description className="mt-2 mb-5 text-ink-soft">
            Sign in to continue. What you typed on this page is still there.
          </Dialog.Description>
          <div {...useKeptFocus<HTMLDivElement>()} className="grid gap-3">
            {step === 'code' ? (
              <CodeForm onBack={() => setStep('password')} />
            ) : (
              <LoginForm email={user.email} onCode={() => setStep('code')} />
            )}
            <Button variant="quiet" onClick={forgetPerson}>
              Leave this page
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
