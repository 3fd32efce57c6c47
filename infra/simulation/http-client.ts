export interface Answer {
  status: number
  headers: Headers
  text: string
  /** The body as JSON; the caller knows its shape from the contract. */
  json<T>(): T
}

/** A small browser: keeps cookies, sends JSON. */
export interface HttpClient {
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  put(path: string, body: unknown): Promise<Answer>
  delete(path: string): Promise<Answer>
  /** The cookies that it would send now. */
  cookie(): string
}

/** @param known cookies that it already has */
export function createClient(baseUrl: string, known: Record<string, string> = {}): HttpClient {
  const cookies = new Map(Object.entries(known))
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie: cookie(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: <T>(): T => JSON.parse(text) }
  }

  return {
    get: (path) => send('GET', path),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body) => send('PUT', path, body),
    delete: (path) => send('DELETE', path),
    cookie,
  }
}
