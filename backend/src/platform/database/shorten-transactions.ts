import type { PoolClient, QueryResult } from 'pg'
import { connectionOf } from './pool-clients.ts'

const LAST = '\n-- the last one'

/** Marks the text of a statement as the last one of its transaction: `commit` goes to PostgreSQL together with it. */
export const asLast = (text: string) => text + LAST

const NOTHING: QueryResult = { command: '', rowCount: 0, oid: 0, rows: [], fields: [] }
const nothing = () => NOTHING

/** `asked`: nothing of it has been sent. `ending`: its `commit` has been sent along with its last statement. */
type Transaction = 'none' | 'asked' | 'open' | { ending: Promise<QueryResult> }

/**
 * Sends the `begin` of a transaction together with its first statement, and its `commit` together with the one that is
 * marked as its last: this saves two round trips, and two writes to the socket (ADR 049). For connections with
 * pipelining.
 */
export function shortenTransactions(client: PoolClient): void {
  const { stream } = connectionOf(client)
  const send: (...query: unknown[]) => Promise<QueryResult> = client.query.bind(client)
  let transaction: Transaction = 'none'

  function finish(how: 'commit' | 'rollback'): Promise<QueryResult> {
    const was = transaction
    transaction = 'none'
    if (was === 'asked') return Promise.resolve(NOTHING)
    if (typeof was === 'string') return send(how)
    // PostgreSQL has already rolled it back if the last statement failed.
    return how === 'commit' ? was.ending : was.ending.then(nothing, nothing)
  }

  function sendBegin(): void {
    transaction = 'open'
    // If it does not begin, the statements that follow would each stand by themselves: nobody may use the connection
    // then.
    send('begin').catch(() => stream.destroy())
  }

  function endWith(ending: Promise<QueryResult>): Promise<QueryResult> {
    // Whoever ends the transaction hears of it.
    ending.catch(nothing)
    transaction = { ending }
    return ending
  }

  function sendWithin(query: unknown[], isLast: boolean): Promise<QueryResult> {
    if (transaction === 'open' && !isLast) return send(...query)
    // A statement by itself is a transaction of its own.
    if (transaction === 'asked' && isLast) return endWith(send(...query))
    stream.cork()
    try {
      if (transaction === 'asked') sendBegin()
      const asked = send(...query)
      if (isLast) void endWith(send('commit'))
      return asked
    } finally {
      stream.uncork()
    }
  }

  const query = (...given: unknown[]) => {
    const text = textOf(given[0])
    if (text === 'commit' || text === 'rollback') return finish(text)
    if (text === 'begin') {
      transaction = 'asked'
      return Promise.resolve(NOTHING)
    }
    if (transaction === 'none') return send(...given)
    if (typeof transaction === 'object')
      throw new Error('A statement came behind the one that was to be the last of its transaction')
    return sendWithin(given, text.endsWith(LAST))
  }
  // The library declares a signature for each of its ways to be called.
  client.query = query as typeof client.query
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  if (typeof query === 'object' && query !== null && 'text' in query) return String(query.text)
  return ''
}
