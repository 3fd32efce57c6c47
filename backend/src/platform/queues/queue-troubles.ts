/** As the client of Redis reports that it is away or hangs. */
const AWAY = /^(Reached the max retries per request|Command timed out|Connection is closed)/
/**
 * As Redis replies that it has only begun, that its memory or disk is full, that it only copies another server, or that
 * too few copy it.
 */
const TAKES_NOTHING = /^(LOADING|OOM|MISCONF|READONLY|NOREPLICAS) /

/** True when the Redis of the queues did not answer, or can do nothing for now: nothing is wrong with what it was asked. */
export const queuesCannotBeUsed = ({ message }: Error) => AWAY.test(message) || TAKES_NOTHING.test(message)
