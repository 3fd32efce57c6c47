import './main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { keepReferralCode } from './lib/referral.ts'
import { startSession } from './lib/session.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')

keepReferralCode()
startSession()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
