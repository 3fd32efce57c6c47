/** What came back for a page or a form. */
export interface Answer {
  status: number
  text: string
  /** Where it leads; empty where it is a page. */
  location: string
  headers: Headers
}

/** Asks for an address without following where it leads. */
export async function get(url: string): Promise<Answer> {
  return answerOf(await fetch(url, { redirect: 'manual' }))
}

/** Sends a form as a browser does that runs no scripts. */
export async function post(
  url: string,
  fields: Record<string, string> = {},
  origin = new URL(url).origin,
): Promise<Answer> {
  const body = new URLSearchParams(fields)
  return answerOf(await fetch(url, { method: 'POST', body, headers: { origin }, redirect: 'manual' }))
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  return {
    status: response.status,
    text,
    location: response.headers.get('location') ?? '',
    headers: response.headers,
  }
}

/** A card as it is typed. */
export function typed(number: string): Record<string, string> {
  return { number, expiry: '12 / 34', code: '123' }
}
