import type { Member } from '@meridian/contracts/http/analytics/get-member'
import { isolated } from '@meridian/contracts/values/isolated'
import { TIERS, type Tier } from '@meridian/contracts/values/tiers'
import { useState } from 'react'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { capitalised } from '../../../ui/wording.ts'
import { give } from '../api/member.ts'

const NAMES = Object.fromEntries(TIERS.map((tier) => [tier, capitalised(tier)]))

interface ComplimentaryDialogProps {
  person: Member['person']
  /** When the gift that they have ends; null when they have none. */
  until: string | null
  onDone: () => void
}

/** Asks for the tier, the last day and the reason. */
export function ComplimentaryDialog({
  person: { id, username, membershipTier },
  until,
  onDone,
}: ComplimentaryDialogProps) {
  const [tier, setTier] = useState<Tier>(membershipTier === 'none' ? 'pro' : membershipTier)
  const [day, setDay] = useState(until?.slice(0, 10) ?? '')
  return (
    <ReasonDialog
      title={
        until === null
          ? `Give ${isolated(username)} a membership?`
          : `Change the membership of ${isolated(username)}?`
      }
      description="It begins at once, and a mail tells them. If they pay for a membership meanwhile, that one takes its place."
      action={until === null ? 'Give a membership' : 'Change it'}
      fields={
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <SelectField
            label="Tier"
            names={NAMES}
            value={tier}
            onChange={(chosen) => setTier(TIERS.find((one) => one === chosen) ?? tier)}
          />
          <TextField
            label="Last day"
            type="date"
            hint="It ends with this day, in UTC."
            value={day}
            onChange={({ target }) => setDay(target.value)}
            required
          />
        </div>
      }
      act={(reason) => give(id, { tier, until: `${day}T23:59:59Z`, reason })}
      onDone={onDone}
    />
  )
}
