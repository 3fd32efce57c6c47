import { expect, test } from 'vitest'
import { annualBuyerForm, BOTH_REQUIRED, EMAIL_REQUIRED, tierBuyerForm } from './buyer-form.ts'

const problems = (form: typeof tierBuyerForm | typeof annualBuyerForm, email: string, username: string) =>
  form.safeParse({ email, username }).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test('asks for both once, at the first empty field, and marks the other one as well', () => {
  expect(problems(tierBuyerForm, '', ' ')).toEqual([
    ['email', BOTH_REQUIRED],
    ['username', 'Username must be at least 2 characters'],
  ])
  expect(problems(tierBuyerForm, 'ana@example.org', '')).toEqual([['username', BOTH_REQUIRED]])
})

test('says what is wrong with each field', () => {
  expect(problems(tierBuyerForm, 'ana', 'x')).toEqual([
    ['email', 'Invalid email address'],
    ['username', 'Username must be at least 2 characters'],
  ])
})

test('takes a buyer whose fields are right', () => {
  expect(problems(tierBuyerForm, ' ana@example.org ', 'ana')).toEqual([])
  expect(problems(annualBuyerForm, 'ana@example.org', '')).toEqual([])
})

test('takes them without the spaces around', () => {
  const buyer = { email: ' ana@example.org ', username: ' ana ' }
  expect(tierBuyerForm.parse(buyer)).toEqual({ email: 'ana@example.org', username: 'ana' })
  expect(tierBuyerForm.parse({ ...buyer, username: 'Ane\u0301' }).username).toBe('An\u00e9')
  expect(annualBuyerForm.parse(buyer)).toMatchObject({ email: 'ana@example.org' })
})

test('asks for the e-mail alone at the annual checkout', () => {
  expect(problems(annualBuyerForm, '', '')).toEqual([['email', EMAIL_REQUIRED]])
  expect(problems(annualBuyerForm, 'ana', '')).toEqual([['email', 'Invalid email address']])
})
