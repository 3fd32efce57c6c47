import { fileURLToPath } from 'node:url'

/** Lets Node keep what it has compiled and stripped of types: every further process starts a third faster. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)),
}
