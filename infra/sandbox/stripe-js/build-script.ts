import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const ENTRY = fileURLToPath(new URL('browser/main.ts', import.meta.url))

/**
 * Bundles the browser's part into one classic script; takes about a tenth of a second.
 * @throws Error when a source file is missing or does not parse
 */
export async function buildScript(): Promise<string> {
  const bundle = await rolldown({ input: ENTRY, platform: 'browser', tsconfig: false })
  try {
    const { output } = await bundle.generate({ format: 'iife' })
    return output[0].code
  } finally {
    await bundle.close()
  }
}
