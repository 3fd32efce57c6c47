import type { Member } from '@meridian/contracts/http/analytics/get-member'
import { isolated } from '@meridian/contracts/values/isolated'
import { TIERS, type Tier } from '@meridian/contracts/values/tiers'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useTyped } from '../../../ui/use-typed.ts'
import { capitalised } from '../../../ui/wording.ts'
import { give } from '../api/member.ts'

const NAMES = Object.fromEntries(TIERS.map((tier) => [tier, capitalised(tier)]))

/** As many as the server allows at a time. */
const MAX_YEARS = 5

interface ComplimentaryDialogProps {
  person: Member['person']
  /** When the gift that they have ends; null when they have none. */
  until: string | null
  onDone: () => void
}

/** Asks for the tier, the last day and the reason. A gift that is changed elsewhere replaces what was chosen. */
export function ComplimentaryDialog({ person, until, onDone }: ComplimentaryDialogProps) {
  const { id, username, membershipTier } = person
  const known: Tier = membershipTier === 'none' ? 'pro' : membershipTier
  const seen = until === null ? null : { tier: known, until }
  const [tier, setTier] = useTyped(known)
  const [day, setDay] = useTyped(until?.slice(0, 10) ?? '')
  return (
    <ReasonDialog
      title={
        until === null
          ? `Give ${isolated(username)} a membership?`
          : `Change the membership of ${isolated(username)}?`
      }
      description="It begins at once, and they are told by e-mail. If they pay for a membership in the meantime, that one takes its place."
      action={until === null ? 'Give a membership' : 'Change it'}
      fields={{
        names: ['tier', 'until'],
        render: (problems) => (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <SelectField
              label="Tier"
              names={NAMES}
              value={tier}
              onChange={(chosen) => setTier(TIERS.find((one) => one === chosen) ?? tier)}
              error={problems.tier}
            />
            <TextField
              label="Last day"
              type="date"
              hint="It ends at the end of this day, UTC."
              error={problems.until}
              value={day}
              min={dayIn(0)}
              max={dayIn(MAX_YEARS)}
              onChange={({ target }) => setDay(target.value)}
              required
            />
          </div>
        ),
      }}
      act={(reason) => give(id, { tier, until: `${day}T23:59:59Z`, seen, reason })}
      onDone={onDone}
    />
  )
}

/** The day that many years from now, in UTC, as date fields expect it. */
function dayIn(years: number): string {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day.toISOString().slice(0, 10)
}
