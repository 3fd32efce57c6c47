import './main.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { fetchPointedAt } from './app/fetch-pointed-at.ts'
import { keepReferralCode } from './lib/referral.ts'
import { startSession } from './lib/session.ts'

/** `index.html` has one; the message of an error that cannot be would cost every first page 60 bytes. */
const root = document.getElementById('root') ?? document.body

keepReferralCode()
startSession()
fetchPointedAt()
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
// What the server has rendered as a whole stays as it is, and is hydrated: in small steps, between which the page answers.
// A skeleton is replaced, and so is a page that somebody has left by the browser's buttons before its scripts came.
if (root.dataset.drawn === location.pathname) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
