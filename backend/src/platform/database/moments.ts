/**
 * SQL for a moment in microseconds since 1970, exact until 2104. For rows that are many, or read on each request: the driver
 * reads written dates, as which moments otherwise arrive, several times as slowly.
 */
export const microsecondsOf = (column: string) => `(date_part('epoch', ${column}) * 1000000)::bigint`

/** The moment of so many microseconds, to the millisecond that it lies in, as the driver reads it. */
export const momentOf = (microseconds: string) => new Date(Math.floor(Number(microseconds) / 1_000))
