import { readConfig } from '@meridian/backend/config'
import { staffCalls } from '@meridian/backend/staff-calls'
import { compose } from '@meridian/backend/worker-api'
import express from 'express'

/** The calls of staff alone, as a process of its own. */
const config = readConfig(process.env)
const app = express()
app.disable('x-powered-by')
app.set('etag', false)
app.use(staffCalls(compose(config, 'bench')))
app.get('/json', (_req, res) => void res.json({ ready: true }))
app.listen(config.port, '127.0.0.1')
