import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'

interface ButtonLinkProps {
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
  onClick?: (() => void) | undefined
  children: ReactNode
}

/** A link to another screen that looks like a button. */
export function ButtonLink({
  href,
  variant = 'primary',
  size = 'md',
  className,
  onClick,
  children,
}: ButtonLinkProps) {
  return (
    <Link href={href} onClick={onClick} className={buttonStyle(variant, size, className)}>
      {children}
    </Link>
  )
}
