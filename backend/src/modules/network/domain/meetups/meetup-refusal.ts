/** Why somebody may not do something at a meetup, in words for that person. */
export class MeetupRefusal extends Error {
  override name = 'MeetupRefusal'
  readonly code: 'invalid-input' | 'forbidden' | 'not-found' | 'conflict'

  constructor(code: MeetupRefusal['code'], message: string) {
    super(message)
    this.code = code
  }
}
