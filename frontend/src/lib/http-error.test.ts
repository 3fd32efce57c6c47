import { describe, expect, it } from 'vitest'
import { failureOf, readable, statusOf } from './http-error.ts'

describe('the error of a failed answer', () => {
  it('says the status and the body', () => {
    const error = failureOf(401, 'Unauthorized', 'Invalid email or password')
    expect(error.message).toBe('401: Invalid email or password')
    expect(error.text).toBe('Invalid email or password')
    expect(statusOf(error)).toBe(401)
  })

  it('says the status text when the body is empty', () => {
    expect(failureOf(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway')
  })

  it('reads message and support message of a JSON body, and keeps the body in its message', () => {
    const body = '{"message":"Payments are down.","supportMessage":"Write to us."}'
    const error = failureOf(503, 'Service Unavailable', body)
    expect(error.message).toBe(`503: ${body}`)
    expect(error.text).toBe('Payments are down.')
    expect(error.supportMessage).toBe('Write to us.')
  })

  it('takes a body that only looks like JSON as text', () => {
    expect(failureOf(500, 'x', '{oops').text).toBe('{oops')
    expect(failureOf(500, 'x', '{"message":7}').text).toBe('{"message":7}')
  })
})

describe('what a person reads', () => {
  it('is the server text, without the status', () => {
    expect(readable(failureOf(409, '', 'This e-mail has an account.'), 'fallback')).toBe(
      'This e-mail has an account.',
    )
  })

  it('is what to do instead, where the server says it', () => {
    const body = '{"message":"Payments are down.","supportMessage":"Write to us."}'
    expect(readable(failureOf(503, '', body), 'fallback')).toBe('Write to us.')
  })

  it.each([
    '<html>\r\n<head><title>502 Bad Gateway</title></head>',
    '\n<!DOCTYPE html><p>Sign in to this network',
  ])('is never the page that answers in place of the server: %j', (page) => {
    const error = failureOf(502, 'Bad Gateway', page)
    expect(readable(error, 'fallback')).toBe('fallback')
    expect(error.message).toBe(`502: ${page}`)
  })

  it('falls back when the server said nothing', () => {
    expect(readable(failureOf(500, '', ''), 'fallback')).toBe('fallback')
    expect(readable('odd', 'fallback')).toBe('fallback')
  })
})
