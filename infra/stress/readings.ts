import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { HttpClient } from '../simulation/http-client.ts'

const ASKED = 100
const MEGABYTE = 1024 * 1024
const SAMPLE_MS = 250

/** Milliseconds that the answer took at 95 of 100 questions, one after the other. @throws Error for a refusal */
export async function p95Of(browser: HttpClient, path: string): Promise<number> {
  const took: number[] = []
  for (let turn = 0; turn < ASKED; turn += 1) {
    const begun = performance.now()
    const { status, text } = await browser.get(path)
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`)
    took.push(performance.now() - begun)
  }
  return took.toSorted((a, b) => a - b)[Math.ceil(ASKED * 0.95) - 1] ?? 0
}

/** Reads an answer as it comes and keeps none of it. */
export async function drain(url: string, cookie: string): Promise<{ lines: number; ms: number }> {
  const begun = performance.now()
  const { body, status } = await fetch(url, { headers: { cookie } })
  if (body === null || status !== 200) throw new Error(`${url}: ${status}`)
  let lines = 0
  for await (const chunk of body) for (const byte of chunk) if (byte === 10) lines += 1
  return { lines, ms: performance.now() - begun }
}

/** The memory of the process that listens on a port, while something runs: at the start, and at its peak. In MB. */
export async function memoryDuring<T>(
  script: string,
  port: string,
  work: () => Promise<T>,
): Promise<{ result: T; before: number; most: number }> {
  const pid = pidOf(script, port)
  const before = residentOf(pid)
  let most = before
  const stopping = new AbortController()
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      most = Math.max(most, residentOf(pid))
      await pause(SAMPLE_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()
  const result = await work()
  stopping.abort()
  await watching
  return { result, before, most }
}

function pidOf(script: string, port: string): string {
  const found = readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && isIt(pid, script, port))
  if (found === undefined) throw new Error(`No process runs ${script}`)
  return found
}

function isIt(pid: string, script: string, port: string): boolean {
  try {
    return (
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script) &&
      readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`PORT=${port}`)
    )
  } catch {
    return false
  }
}

/** In MB. */
export function residentOf(pid: string): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round((Number(kilobytes) * 1024) / MEGABYTE)
}
