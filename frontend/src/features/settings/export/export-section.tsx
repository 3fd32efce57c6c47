import { buttonStyle } from '../../../ui/button-style.ts'

/** The person's own data, as a file. */
export function ExportSection() {
  return (
    <a href="/api/account/export" download className={buttonStyle('secondary', 'md')}>
      Download my data
    </a>
  )
}
