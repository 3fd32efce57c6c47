import { PlugZap } from 'lucide-react'
import { useState } from 'react'
import { readable } from '../../lib/http-error.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { StaffOnly } from '../../ui/staff-only.tsx'
import { runNotionTest } from './api/notion.ts'
import { TestOutcome } from './components/test-outcome.tsx'
import type { Outcome } from './outcome.ts'

/** /test-notion */
export function NotionTestScreen() {
  return (
    <div className="page-narrow">
      <PageHeader
        title="Notion connection"
        lead="Asks Notion at this moment whether it lets us in, and which databases it shows us."
      />
      <StaffOnly>
        <ConnectionTest />
      </StaffOnly>
    </div>
  )
}

function ConnectionTest() {
  const [outcome, setOutcome] = useState<Outcome>()
  const [busy, run] = useBusy()
  const test = async () => {
    setOutcome(undefined)
    setOutcome(await connectionTest())
  }
  return (
    <Card>
      <Button onClick={() => run(test)} busy={busy && 'Testing...'}>
        <PlugZap aria-hidden className="size-4" />
        Test Notion Integration
      </Button>
      <div role="status" className="mt-6 empty:hidden">
        {outcome && <TestOutcome outcome={outcome} />}
      </div>
    </Card>
  )
}

async function connectionTest(): Promise<Outcome> {
  try {
    return { passed: await runNotionTest() }
  } catch (error) {
    return { failed: readable(error, 'Notion gave no reason.') }
  }
}
