import { zodResolver } from '@hookform/resolvers/zod'
import { dunningQuery } from '@meridian/contracts/http/membership/simulate-dunning'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { searchOf, type WantedPolicy } from '../policy.ts'

const CHECK = zodResolver(dunningQuery, undefined, { raw: true })

/** The policy to try. It is kept in the address, so that a comparison can be shared and found again. */
export function PolicyForm({ wanted: { typed, problems } }: { wanted: WantedPolicy }) {
  const [path, navigate] = useLocation()
  const { register, handleSubmit, formState } = useForm({ resolver: CHECK, values: typed })
  const { gracePeriodDays: days, allowedFailures: failures } = formState.errors
  return (
    <Card className="mb-8">
      <form
        onSubmit={handleSubmit((policy) => navigate(`${path}${searchOf(policy)}`))}
        noValidate
        aria-label="Policy to try"
        className="grid gap-5 sm:grid-cols-2"
      >
        <TextField
          label="Days of grace"
          hint="From the first failure on, 0 to 60."
          inputMode="numeric"
          autoComplete="off"
          error={days?.message ?? problems.gracePeriodDays}
          {...register('gracePeriodDays')}
        />
        <TextField
          label="Failures until access ends"
          hint="The failed attempt that ends access at once, 1 to 10."
          inputMode="numeric"
          autoComplete="off"
          error={failures?.message ?? problems.allowedFailures}
          {...register('allowedFailures')}
        />
        <div>
          {/* Never busy: asking twice does no harm. */}
          <Button type="submit">Simulate</Button>
        </div>
      </form>
    </Card>
  )
}
