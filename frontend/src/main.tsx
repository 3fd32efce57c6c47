import './main.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { keepReferralCode } from './lib/referral.ts'
import { startSession } from './lib/session.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')

keepReferralCode()
startSession()
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
// What the server has already rendered stays as it is, and is hydrated: in small steps, between which the page answers.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
