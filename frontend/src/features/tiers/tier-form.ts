import { tierForm } from '@meridian/contracts/http/membership/edit-tiers'
import { z } from 'zod'
import { listField } from '../../lib/list-field.ts'
import type { EditedTier } from './api/tiers.ts'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const whole = (what: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,15}$/, what)
    .transform(Number)

/** The form as it is typed; `features` has one line per item. */
export const tierFields = tierForm
  .extend({
    yearlyPrice: whole('Use whole dollars, such as 499').pipe(tierForm.shape.yearlyPrice),
    order: whole('Use a whole number').pipe(tierForm.shape.order),
    features: listField('Thing', linesOf, tierForm.shape.features),
  })
  .strip()

export type TypedTier = z.input<typeof tierFields>

/** The form with what the tier is now. */
export function typedOf({
  id: _,
  version: __,
  features,
  yearlyPrice,
  order,
  ...tier
}: EditedTier): TypedTier {
  return { ...tier, features: features.join('\n'), yearlyPrice: String(yearlyPrice), order: String(order) }
}
