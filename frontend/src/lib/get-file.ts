import { accepted, send } from './http.ts'

const CUT_OFF = 'Only a part of the file arrived, so it was not kept. Check your connection and try again.'

/**
 * Gets a complete file from the API, with its file name. Throws `HttpError` for a response that is not OK, and an
 * `Error` with a readable message when none came, or only part of it.
 */
export async function getFile(path: string): Promise<File> {
  const { headers, body } = await whole(await accepted(await send('GET', path)))
  const [, name = 'download'] = /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '') ?? []
  return new File([body], name)
}

async function whole(response: Response): Promise<{ headers: Headers; body: Blob }> {
  try {
    return { headers: response.headers, body: await response.blob() }
  } catch (cause) {
    throw new Error(CUT_OFF, { cause })
  }
}
