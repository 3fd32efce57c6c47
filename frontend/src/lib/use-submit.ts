import { type SyntheticEvent, useCallback, useId, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { type Problem, type Refusal, reportRefusal } from './refusal.ts'
import { useSessionEnd } from './use-session-end.ts'

/** How a form is sent to the server. */
export interface Submit {
  busy: boolean
  /**
   * Why the last attempt failed, where no single field is at fault; it stays until the next one, or until a session
   * that was over is back.
   */
  problem: Problem
  /** The failure of the last attempt itself, for callers that offer another way on. */
  failure: unknown
  /** For the form's `onSubmit`. While an attempt is running, it only prevents the browser's own submission. */
  submit: (event: SyntheticEvent) => void
}

/**
 * Sends what a form holds, one attempt at a time. What the server says about single fields is shown at them, with the
 * focus on the first; everything else is shown for the form as a whole.
 */
export function useSubmit<Typed extends FieldValues, Sent>(
  form: UseFormReturn<Typed, unknown, Sent>,
  refusal: Refusal,
  work: (sent: Sent) => Promise<unknown>,
): Submit {
  const id = useId()
  const { errors, isSubmitting } = form.formState
  const { clearErrors } = form
  const [failure, setFailure] = useState<unknown>()
  const noteFailure = useSessionEnd(useCallback(() => clearErrors(), [clearErrors]))
  // The button learns that it is busy only with the next render.
  const isUnderWay = useRef(false)
  const send = form.handleSubmit(async (sent) => {
    try {
      await work(sent)
    } catch (error) {
      setFailure(error)
      noteFailure(error)
      refuse(form, error, refusal)
    }
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    setFailure(undefined)
    void send(event).finally(() => {
      isUnderWay.current = false
    })
  }
  const message = errors.root?.message
  return { busy: isSubmitting, problem: { id: message && id, message }, failure, submit }
}

function refuse<Typed extends FieldValues, Sent>(
  form: UseFormReturn<Typed, unknown, Sent>,
  error: unknown,
  refusal: Refusal,
): void {
  const names = Object.keys(form.getValues())
  const { problems, message } = reportRefusal(error, refusal, names)
  if (message !== undefined) form.setError('root', { message })
  const isWrong = (name: string): name is FieldPath<Typed> => problems[name] !== undefined
  for (const [index, name] of names.filter(isWrong).entries())
    form.setError(name, { message: problems[name] ?? '' }, { shouldFocus: index === 0 })
}
