import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /**
   * While set, the button does nothing and shows this text with a spinner, such as "Signing in...". It keeps the focus,
   * which a disabled one would lose.
   */
  busy?: string | false | undefined
}

/** A button. It submits a form only with `type="submit"`. */
export function Button({
  variant = 'primary',
  size = 'md',
  busy,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      // With its click prevented, a submit button submits nothing, not even by Enter in a field.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonStyle(variant, size, className)}
      aria-disabled={Boolean(busy) || undefined}
      aria-busy={Boolean(busy)}
    >
      {/* An element, so that it is replaced as a whole: a bare text node is gone once a browser has translated it. */}
      <span key={busy || 'idle'} className="contents">
        {busy ? (
          <>
            <Spinner />
            {busy}
          </>
        ) : (
          children
        )}
      </span>
    </button>
  )
}
