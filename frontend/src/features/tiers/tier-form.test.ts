import { expect, it } from 'vitest'
import { tierFields, typedOf } from './tier-form.ts'

const tier = {
  id: 'pro' as const,
  version: 3,
  name: 'Pro',
  description: 'For those who build.',
  features: ['Courses', 'Channel'],
  yearlyPrice: 499,
  order: 2,
  active: true,
}

it('comes back from the form as it went in', () => {
  const { id: _, version: __, ...form } = tier
  expect(tierFields.parse(typedOf(tier))).toEqual(form)
})
it('takes a thing from each line that is not empty', () => {
  const typed = { ...typedOf(tier), features: ' One \n\n  Two\n' }
  expect(tierFields.parse(typed).features).toEqual(['One', 'Two'])
})
it.each([
  ['yearlyPrice', '4.5', 'Use whole dollars, such as 499'],
  ['yearlyPrice', '0', 'The price must be at least $1 a year'],
  ['order', 'first', 'Use a whole number'],
  ['yearlyPrice', '1000000', 'The price must be at most $99,999 a year'],
  ['features', 'x'.repeat(121), 'At most 120 characters'],
  ['features', `One\n\n${'x'.repeat(121)}`, 'Thing 2: At most 120 characters'],
])('says what is wrong with %s %s', (field, typed, message) => {
  const { error } = tierFields.safeParse({ ...typedOf(tier), [field]: typed })
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]])
})
