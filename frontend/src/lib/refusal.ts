import { type FieldProblems, problemsByField, textOfProblems } from './field-problems.ts'
import { readable } from './http-error.ts'
import { showToast } from './toast.ts'
import type { ToastText } from './toast-queue.ts'

/** How a refusal is reported. */
export interface Refusal {
  /** The message for a failure that has none of its own. */
  otherwise: string
  /** The title of a toast that reports it as well; without one it is only reported where it happened. */
  title?: string
  /** What that toast says instead of the failure's own message. */
  says?: string
  /** The field at fault where no other is named, as in a form with a single field. */
  field?: string
}

/** A refusal that brings its own toast, title and all. */
export class ToastRefusal extends Error {
  override readonly name = 'ToastRefusal'
  readonly text: ToastText

  constructor(text: ToastText) {
    super(text.description ?? text.title)
    this.text = { ...text, variant: 'destructive' }
  }
}

/** What is shown about a refusal where it happened. */
export interface RefusalMessages {
  /** At the fields that it names. */
  readonly problems: FieldProblems
  /** As a whole; undefined where everything is shown at fields. */
  readonly message: string | undefined
}

/** What `FormError` shows. The button that was pressed refers to it by its id. */
export interface Problem {
  readonly id: string | undefined
  readonly message: string | undefined
}

/**
 * Decides what is shown about a refusal, and where; shows its toast where it has one.
 *
 * @param names the fields that were asked for, as the call names them
 */
export function reportRefusal(
  error: unknown,
  refusal: Refusal,
  names: readonly string[] = [],
): RefusalMessages {
  const words = readable(error, refusal.otherwise)
  const problems = problemsByField(words, names) ?? problemOfOne(words, refusal)
  toast(error, problems === undefined ? words : textOfProblems(problems), refusal)
  return problems === undefined ? { problems: {}, message: words } : { problems, message: undefined }
}

const problemOfOne = (words: string, { field }: Refusal): FieldProblems | undefined =>
  field === undefined ? undefined : { [field]: words }

function toast(error: unknown, words: string, { title, says }: Refusal): void {
  if (error instanceof ToastRefusal) showToast(error.text)
  else if (title !== undefined) showToast({ title, description: says ?? words, variant: 'destructive' })
}
