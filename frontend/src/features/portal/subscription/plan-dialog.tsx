import type { MembershipTierOffer } from '@meridian/contracts/http/membership/list-tiers'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useHeldDialog } from '../../../ui/use-held-dialog.ts'
import { planChangePage } from './api/billing.ts'
import { PlanCost } from './plan-cost-table.tsx'
import { useBillingPage } from './use-billing-page.ts'
import { usePlanPreview } from './use-plan-preview.ts'

interface PlanDialogProps {
  plan: MembershipTierOffer
  /** The name of the plan that holds now. */
  current: string
}

const REFUSAL = { otherwise: 'The next page could not be opened. Please try again.' }

/** Says what a move to another plan costs, before anything happens, and leads to where it is confirmed. */
export function PlanDialog({ plan, current }: PlanDialogProps) {
  return (
    <Dialog
      title={`Move to ${plan.name}`}
      description={`From ${current} to ${plan.name}. Nothing changes before you confirm it on the next page.`}
      trigger={
        <Button variant="secondary" size="sm">
          Move to {plan.name}
        </Button>
      }
    >
      <PlanMove plan={plan} />
    </Dialog>
  )
}

function PlanMove({ plan: { id } }: Pick<PlanDialogProps, 'plan'>) {
  const { data, error, loading, retry } = usePlanPreview(id)
  const { busy, problem, run } = useBillingPage(() => planChangePage(id), REFUSAL)
  useHeldDialog(busy)
  return (
    <div className="grid gap-5">
      <PlanCost preview={data} error={error} loading={loading} onRetry={retry} />
      <FormError {...problem} />
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose>
          <Button variant="quiet" disabled={busy}>
            Keep my plan
          </Button>
        </DialogClose>
        <Button
          onClick={run}
          disabled={data === undefined}
          busy={busy && 'Opening...'}
          aria-describedby={problem.id}
        >
          Continue
        </Button>
      </div>
    </div>
  )
}
