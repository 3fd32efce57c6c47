import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CalendarDay } from '../../../ui/calendar-day.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { RenewCodes } from './renew-codes.tsx'
import { TurnOff } from './turn-off.tsx'

interface FactorOnProps {
  /** True after a change, when the pressed button is gone along with the focus. */
  taking: boolean
  /** ISO 8601. */
  enabledAt: string
  codesLeft: number
  /** Called after a change, with backup codes when there are new ones. */
  onChange: (codes?: readonly string[]) => void
}

/** It is on: what is left of the backup codes, and what can be changed. */
export function FactorOn({ taking, enabledAt, codesLeft, onChange }: FactorOnProps) {
  const [open, setOpen] = useState<'renew' | 'off'>()
  const windowOf = (name: 'renew' | 'off') => ({
    open: open === name,
    onOpenChange: (opened: boolean) => setOpen(opened ? name : undefined),
  })
  return (
    <div {...useKeptFocus<HTMLDivElement>(taking)} className="grid gap-5">
      <p tabIndex={-1}>
        On since <CalendarDay iso={enabledAt} />. {codesLeft} of your backup codes{' '}
        {codesLeft === 1 ? 'is' : 'are'} left.
      </p>
      <div className="flex flex-wrap gap-3">
        <Dialog
          {...windowOf('renew')}
          title="New backup codes"
          description="The old ones stop working as soon as the new ones are made."
          trigger={<Button variant="secondary">New backup codes</Button>}
        >
          <RenewCodes onRenewed={onChange} />
        </Dialog>
        <Dialog
          {...windowOf('off')}
          title="Turn the second factor off?"
          description="From then on your password alone signs you in."
          trigger={<Button variant="quiet">Turn off</Button>}
        >
          <TurnOff onOff={() => onChange()} />
        </Dialog>
      </div>
    </div>
  )
}
