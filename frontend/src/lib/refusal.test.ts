import { expect, it } from 'vitest'
import { failureOf } from './http-error.ts'
import { reportRefusal } from './refusal.ts'

const REFUSAL = { otherwise: 'Please try again.' }
const refused = (body: string) => failureOf(400, 'Bad Request', body)

it('says as a whole what names no field that was asked', () => {
  expect(reportRefusal(refused('latitude: Not a place'), REFUSAL, ['title'])).toEqual({
    problems: {},
    message: 'latitude: Not a place',
  })
  expect(reportRefusal(new Error(''), REFUSAL)).toEqual({ problems: {}, message: 'Please try again.' })
})

it('says at the fields what names them', () => {
  const words = 'title: Too long; eventDate: Choose a date in the future.'
  expect(reportRefusal(refused(words), REFUSAL, ['title', 'eventDate'])).toEqual({
    problems: { title: 'Too long', eventDate: 'Choose a date in the future.' },
    message: undefined,
  })
})

it('says at the only field what names none', () => {
  expect(reportRefusal(refused('That code is not right.'), { ...REFUSAL, field: 'code' }, ['code'])).toEqual({
    problems: { code: 'That code is not right.' },
    message: undefined,
  })
})
