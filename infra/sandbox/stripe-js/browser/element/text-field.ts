import type { Typed } from '../../../card/digits.ts'
import type { Verdict } from '../../../card/field-error.ts'
import { make } from './dom.ts'

export interface TextFieldOptions {
  name: string
  label: string
  autocomplete: string
  placeholder: string
  /** Class of the whole field, for its place in the grid. */
  place?: string
  /** Without it a keyboard for letters comes up on telephones. */
  digits?: boolean
  /** Rewrites what was typed. */
  format: (typed: Typed, deleting: boolean) => Typed
  check: (text: string) => Verdict
}

/** A labelled input that formats what is typed and says what is wrong with it. */
export interface TextField {
  readonly node: HTMLElement
  readonly input: HTMLInputElement
  readonly label: HTMLElement
  /** The frame around the input, for what is drawn into it. */
  readonly box: HTMLElement
  verdict(): Verdict
  /** Formats the text again by rules that have changed. */
  reformat(): void
  /** Shows what is wrong, also when the field is empty. */
  reveal(): void
  clear(): void
}

export function createTextField(options: TextFieldOptions): TextField {
  const parts = drawField(options)
  const { input, error } = parts
  const show = (verdict: Verdict) => {
    error.textContent = verdict?.message ?? ''
    input.setAttribute('aria-invalid', String(verdict !== undefined))
  }
  const verdict = () => options.check(input.value)
  const format = (deleting: boolean) => {
    const caret = input.selectionStart ?? input.value.length
    const typed = options.format({ text: input.value, caret }, deleting)
    if (typed.text === input.value) return
    input.value = typed.text
    if (isFocused(input)) input.setSelectionRange(typed.caret, typed.caret)
  }
  input.addEventListener('input', (event) => {
    format(event instanceof InputEvent && event.inputType.startsWith('delete'))
    // Nobody is told off while typing, but a mistake that has been put right has to stop showing.
    const now = verdict()
    show(now?.code.startsWith('incomplete') ? undefined : now)
  })
  input.addEventListener('blur', () => show(input.value === '' ? undefined : verdict()))
  return {
    ...parts,
    verdict,
    reformat: () => format(false),
    reveal: () => show(verdict()),
    clear: () => {
      input.value = ''
      show(undefined)
    },
  }
}

function drawField({ name, label, autocomplete, placeholder, place = '', digits }: TextFieldOptions) {
  const input = make('input', {
    class: 'control',
    id: name,
    name,
    autocomplete,
    placeholder,
    type: 'text',
    inputmode: digits ? 'numeric' : 'text',
    'aria-describedby': `${name}-error`,
    'aria-invalid': 'false',
    autocorrect: 'off',
    spellcheck: 'false',
  })
  const error = make('p', { class: 'error', id: `${name}-error` })
  const caption = make('label', { for: name }, label)
  const box = make('div', { class: 'box' }, input)
  const node = make('div', { class: `field ${place}`.trim() }, caption, box, error)
  return { node, input, label: caption, box, error }
}

function isFocused(input: HTMLInputElement): boolean {
  const root = input.getRootNode()
  return root instanceof ShadowRoot && root.activeElement === input
}
