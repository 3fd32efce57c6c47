import type { IntegrationName } from '@meridian/contracts/values/integrations'
import { Activity } from 'lucide-react'
import { useState } from 'react'
import { readable } from '../../../lib/http-error.ts'
import { useBusy } from '../../../lib/use-busy.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { testNow } from '../api/integrations.ts'

interface TestNowProps {
  type: IntegrationName
  name: string
  onTested: () => void
}

type Finding = Awaited<ReturnType<typeof testNow>>

/** Asks the provider at this moment, and says what it answered. */
export function TestNow({ type, name, onTested }: TestNowProps) {
  const [finding, setFinding] = useState<Finding>()
  const [busy, run] = useBusy()
  const test = async () => {
    setFinding(undefined)
    try {
      setFinding(await testNow(type))
      onTested()
    } catch (error) {
      setFinding({ ok: false, message: readable(error, 'The test could not be run. Please try again.') })
    }
  }
  return (
    <>
      <p role="status" className="basis-full empty:hidden">
        {finding && (
          <span className={classes('font-medium', finding.ok ? 'text-good' : 'text-danger')}>
            {finding.ok ? 'It works: ' : 'It does not work: '}
            {finding.message}
          </span>
        )}
      </p>
      <Button variant="secondary" size="sm" onClick={() => run(test)} busy={busy && 'Testing...'}>
        <Activity aria-hidden className="size-4" />
        Test now<span className="sr-only"> {name}</span>
      </Button>
    </>
  )
}
