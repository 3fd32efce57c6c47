import { z } from 'zod'
import { atMost } from '../../values/at-most.ts'
import { TIERS } from '../../values/tiers.ts'
import { endpoint } from '../endpoint.ts'
import { visible } from '../visible.ts'

const line = (what: string, longest: number) =>
  z.string().overwrite(visible).trim().min(1, `Write ${what}`).max(longest, atMost(longest))

/** What the admin decides about a tier. */
export const tierForm = z.object({
  name: line('a name', 40),
  description: line('one sentence that says what it is', 200),
  /** What it includes, one item per line, the most important first. */
  features: z.array(line('the item, or remove the line', 120)).max(12, 'At most 12 items'),
  /** Whole US dollars a year, for new members. */
  yearlyPrice: z
    .int('Use whole dollars, such as 499')
    .min(1, 'The price must be at least $1 a year')
    .max(99_999, 'The price must be at most $99,999 a year'),
  /** Where it stands among the tiers; the smallest comes first. */
  order: z.int('Use a whole number').min(1, 'Count from 1').max(99, 'At most 99'),
  /** False: closed to new members; those who have it keep it. */
  active: z.boolean(),
})

export type TierForm = z.output<typeof tierForm>

const editedTier = tierForm.extend({
  id: z.enum(TIERS),
  /** Counts the changes; each change names the version that it was made on. */
  version: z.int(),
})

export type EditedTier = z.output<typeof editedTier>

export const listAllTiers = endpoint({
  method: 'GET',
  path: '/api/tiers',
  summary: 'Every tier, those closed to new members as well, in their order. For staff.',
  response: z.array(editedTier),
})

export const editTier = endpoint({
  method: 'PUT',
  path: '/api/tiers/:tierId',
  summary:
    'Changes a tier for new members; those who have it keep their price. 409 when somebody else changed it meanwhile. For the admin.',
  body: tierForm.extend({ version: z.int() }),
  response: editedTier,
  refuses: [409],
})
