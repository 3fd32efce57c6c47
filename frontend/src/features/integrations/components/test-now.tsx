import type { IntegrationName } from '@meridian/contracts/values/integrations'
import { Activity } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { testNow } from '../api/integrations.ts'

interface TestNowProps {
  type: IntegrationName
  name: string
  onTested: () => void
}

type Finding = Awaited<ReturnType<typeof testNow>>

const REFUSAL = { otherwise: 'The test could not be run. Please try again.' }

/** Asks the provider at this moment, and says what it answered. */
export function TestNow({ type, name, onTested }: TestNowProps) {
  const [finding, setFinding] = useState<Finding>()
  const { busy, problem, run } = useAction(REFUSAL, async () => {
    setFinding(undefined)
    setFinding(await testNow(type))
    onTested()
  })
  return (
    <>
      <p role="status" className="basis-full empty:sr-only">
        {problem.message !== undefined ? (
          <span className="font-medium text-danger">{`It was not tested: ${problem.message}`}</span>
        ) : (
          finding && (
            <span className={classes('font-medium', finding.ok ? 'text-good' : 'text-danger')}>
              {`${finding.ok ? 'It works' : 'It does not work'}: ${finding.message}`}
            </span>
          )
        )}
      </p>
      <Button variant="secondary" size="sm" onClick={() => run()} busy={busy && 'Testing...'}>
        <Activity aria-hidden className="size-4" />
        Test now<span className="sr-only"> {name}</span>
      </Button>
    </>
  )
}
