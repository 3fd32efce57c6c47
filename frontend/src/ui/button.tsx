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

/** A button. It is no submit button unless `type="submit"` says so. */
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
      // A submit button that is prevented submits nothing, also not by Enter in a field.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonStyle(variant, size, className)}
      aria-disabled={Boolean(busy) || undefined}
      aria-busy={Boolean(busy)}
    >
      {/* An element that is replaced as a whole: a text alone is no longer there once a browser has translated it. */}
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
