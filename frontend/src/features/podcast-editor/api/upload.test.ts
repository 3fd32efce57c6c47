import { afterEach, expect, it, vi } from 'vitest'
import { uploadRecording } from './upload.ts'

/** A browser's request, which is answered when the test says so. */
class Request {
  static last: Request | undefined
  status = 0
  statusText = ''
  responseText = ''
  readonly upload = {}
  onload = (): void => undefined

  constructor() {
    Request.last = this
  }

  open(): void {}
  setRequestHeader(): void {}
  send(): void {}

  answer(status: number, responseText: string): void {
    Object.assign(this, { status, responseText })
    this.onload()
  }
}

function begun(): Promise<unknown> {
  vi.stubGlobal('XMLHttpRequest', Request)
  return uploadRecording(new File(['talk'], 'talk.mp3'), () => undefined, new AbortController().signal)
}

afterEach(() => vi.unstubAllGlobals())

it('answers what has arrived', async () => {
  const upload = begun()
  Request.last?.answer(200, '{"file":"a.mp3"}')
  expect(await upload).toEqual({ file: 'a.mp3' })
})

it('fails in readable words where something else answers in place of the server', async () => {
  const upload = begun()
  expect(() => Request.last?.answer(200, '<html>Please sign in to this network</html>')).not.toThrow()
  await expect(upload).rejects.toThrow('The recording did not reach the server as a whole.')
})

it('fails in the words of the server that refuses it', async () => {
  const upload = begun()
  Request.last?.answer(400, 'This is no recording.')
  await expect(upload).rejects.toThrow('This is no recording.')
})
