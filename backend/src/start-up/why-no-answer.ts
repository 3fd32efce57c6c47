/** Where a server should be, and which setting says so. */
export interface Place {
  variable: 'DATABASE_URL' | 'REDIS_URL'
  host: string
  port: number
}

interface Trouble {
  reason: string
  /** What to do, besides correcting the setting. */
  before?: string
}

const NOBODY: Trouble = { reason: 'nobody listens there', before: 'Start that server, or' }
const SILENCE: Trouble = {
  reason: 'nobody answers there',
  before: 'See whether that server runs and lets this machine in, or',
}
const UNKNOWN: Trouble = { reason: 'no machine of that name is known' }
const TURNED_AWAY: Trouble = { reason: 'its user name and password are refused' }
const NO_DATABASE: Trouble = {
  reason: 'there is no database of the name at its end',
  before: 'Create it, or',
}

/** By the code of the error, or the word that its message begins with, as those of Redis do. */
const TROUBLES: Readonly<Record<string, Trouble>> = {
  ECONNREFUSED: NOBODY,
  ENOTFOUND: UNKNOWN,
  EAI_AGAIN: UNKNOWN,
  '28P01': TURNED_AWAY,
  WRONGPASS: TURNED_AWAY,
  NOAUTH: TURNED_AWAY,
  '3D000': NO_DATABASE,
}

/** Says in a line why a server cannot be used, and which setting leads there. No password is in it. */
export function whyNoAnswer(error: NodeJS.ErrnoException, { variable, host, port }: Place): string {
  const { reason, before } = troubleOf(error)
  const advice = before === undefined ? 'Correct' : `${before} correct`
  return `${variable} points to ${host}:${port}: ${reason}. ${advice} ${variable}.`
}

function troubleOf({ code, message }: NodeJS.ErrnoException): Trouble {
  const known = TROUBLES[code ?? message.split(' ')[0] ?? '']
  if (known !== undefined) return known
  return /timed? ?out/i.test(message) ? SILENCE : { ...SILENCE, reason: message }
}
