import { openWeakLine, type WeakLine } from './weak-line.ts'

/** A weak line to the server of an address on this machine; its `url` is that address, by this line. */
export async function openWay(serverUrl: string): Promise<WeakLine> {
  const url = new URL(serverUrl)
  const line = await openWeakLine(Number(url.port))
  url.host = new URL(line.url).host
  return { ...line, url: url.href }
}
