import { type Browser, chromium } from 'playwright-core'
import { findProgram } from './find-program.ts'

const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The same engine without windows and tabs around it: it takes a fraction of the processor's time. */
export const LIGHT_CHROMIUM = 'chromium-headless-shell'

export const CHROMIUM_PROGRAMS = [LIGHT_CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome']

/** A real Chromium. Throws where none is installed. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findProgram(...CHROMIUM_PROGRAMS)
  if (executablePath === undefined)
    throw new Error(
      'No Chromium is installed. Install one, for example: apt-get install chromium-headless-shell',
    )
  return chromium.launch({ executablePath, args: QUIET })
}
