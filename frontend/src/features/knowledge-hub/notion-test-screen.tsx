import { PlugZap } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../lib/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { StaffOnly } from '../../ui/staff-only.tsx'
import { type NotionTest, runNotionTest } from './api/notion.ts'
import { TestOutcome } from './components/test-outcome.tsx'

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

const REFUSAL = { otherwise: 'Notion gave no reason.' }

function ConnectionTest() {
  const [passed, setPassed] = useState<NotionTest>()
  const { busy, problem, run } = useAction(REFUSAL, async () => {
    setPassed(undefined)
    setPassed(await runNotionTest())
  })
  const outcome = problem.message === undefined ? passed && { passed } : { failed: problem.message }
  return (
    <Card>
      <Button onClick={() => run()} busy={busy && 'Testing...'}>
        <PlugZap aria-hidden className="size-4" />
        Test Notion Integration
      </Button>
      <div role="status" className="mt-6 empty:sr-only">
        {outcome && <TestOutcome outcome={outcome} />}
      </div>
    </Card>
  )
}
