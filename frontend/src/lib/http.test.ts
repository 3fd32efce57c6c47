import { expect, it } from 'vitest'
import { get, post, postKeepalive, remove } from './http.ts'

const id = '11111111-1111-4111-8111-111111111111'
const words = { subject: 'Rain', text: 'We meet inside.' }

// Nobody makes these calls. It is the compiler that judges them: a line that it expects an error of must have one.

it('types a call by its address, whatever stands for the parameters and behind the question mark', () => {
  const calls = [
    (): Promise<{ recipients: number }> => post(`/api/meetups/${id}/message`, words),
    (): Promise<{ latitude: number }> => get(`/api/geocode/search?${new URLSearchParams()}`),
    (): Promise<object> => remove(`/api/meetups/${id}/attendees/${id}`),
    (): Promise<{ url: string }> => post('/api/calendar', {}),
    (): Promise<{ message: string }> => post('/api/account/email/link'),
  ]
  expect(calls).toHaveLength(5)
})

it('lets no call compile that the contracts do not know', () => {
  const calls = [
    // @ts-expect-error There is no such address.
    () => get('/api/nothing'),
    // @ts-expect-error It has a part too many.
    () => get(`/api/meetups/${id}/nothing`),
    // @ts-expect-error Nobody reads there: it takes a POST.
    () => get('/api/login'),
    // @ts-expect-error Any text may be an address or none.
    () => get(id),
    // @ts-expect-error The password is missing.
    () => post('/api/login', { email: '' }),
    // @ts-expect-error The body is missing.
    () => post('/api/login'),
    // @ts-expect-error It takes no body.
    () => postKeepalive('/api/account/email/link', words),
    // @ts-expect-error It answers something else.
    (): Promise<{ sent: number }> => post(`/api/meetups/${id}/message`, words),
  ]
  expect(calls).toHaveLength(8)
})
