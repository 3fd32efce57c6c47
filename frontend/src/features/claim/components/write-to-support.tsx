import { useEffect, useRef } from 'react'
import { useSite } from '../../../lib/site.ts'
import { buttonStyle } from '../../../ui/button-style.ts'

/** Takes the place of a button that was pressed in vain, and the focus that it had. */
export function WriteToSupport() {
  const supportEmail = useSite().data?.supportEmail
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  if (!supportEmail) return null
  return (
    <a ref={link} href={`mailto:${supportEmail}`} className={buttonStyle('secondary', 'lg', 'wrap-anywhere')}>
      Write to {supportEmail}
    </a>
  )
}
