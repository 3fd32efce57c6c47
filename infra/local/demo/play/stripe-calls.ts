/** How the stand-in for Stripe is called: by its controls, and by the API's own paths. Both throw with what it answered. */
export function createStripeCalls(sandboxUrl: string, secretKey: string) {
  async function call(path: string, init: RequestInit): Promise<string> {
    const answer = await fetch(`${sandboxUrl}${path}`, init)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}: ${text}`)
    return text
  }
  const control = (action: string, body: object) =>
    call(`/control/stripe/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const api = async <T>(method: string, path: string, fields?: Record<string, string>): Promise<T> =>
    JSON.parse(
      await call(`/stripe/v1/${path}`, {
        method,
        headers: { authorization: `Bearer ${secretKey}` },
        ...(fields && { body: new URLSearchParams(fields) }),
      }),
    )
  return { control, api }
}
