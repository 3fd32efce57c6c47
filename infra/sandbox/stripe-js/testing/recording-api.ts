import express, { type Express } from 'express'
import { stripeJsRoutes } from '../index.ts'

export interface RecordedCall {
  method: string
  path: string
  /** Fields of the query or of the form, as they were sent. */
  fields: Record<string, unknown>
}

export interface Answer {
  status: number
  body: unknown
}

/** The script, and an API beside it that records calls and answers as the test says. */
export interface RecordingApi {
  readonly app: Express
  readonly calls: RecordedCall[]
  /** Null: hangs up without an answer. */
  answer: (call: RecordedCall) => Answer | null
}

export function createRecordingApi(): RecordingApi {
  const app = express()
  const api: RecordingApi = { app, calls: [], answer: () => null }
  app.use('/stripe', stripeJsRoutes())
  app.use(express.urlencoded({ extended: false }))
  app.use('/stripe/v1', (req, res) => {
    const fields = req.method === 'GET' ? req.query : req.body
    const call = { method: req.method, path: req.path, fields: { ...fields } }
    api.calls.push(call)
    const answer = api.answer(call)
    if (answer === null) return void req.socket.destroy()
    res.set('access-control-allow-origin', '*').status(answer.status).json(answer.body)
  })
  return api
}
