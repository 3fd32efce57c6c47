import { fileURLToPath } from 'node:url'
import { Router } from 'express'

const FILES = ['style.css', 'live.js', 'forms.js']

/** The style and the scripts of the sandbox's pages. */
export function assetRoutes(): Router {
  const router = Router()
  for (const file of FILES) {
    const path = fileURLToPath(new URL(`assets/${file}`, import.meta.url))
    router.get(`/${file}`, (_req, res) => {
      res.set({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }).sendFile(path)
    })
  }
  return router
}
