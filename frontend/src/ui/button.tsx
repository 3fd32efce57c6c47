import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** While set, the button is disabled and shows this text with a spinner, such as "Signing in...". */
  busy?: string | false | undefined
}

/** A button. It is no submit button unless `type="submit"` says so. */
export function Button({
  variant = 'primary',
  size = 'md',
  busy,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonStyle(variant, size, className)}
      disabled={disabled === true || Boolean(busy)}
      aria-busy={Boolean(busy)}
    >
      {busy ? (
        <>
          <Spinner />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  )
}
