import express from 'express'
import { LOOPBACK, listenForHttp } from '../../listening.ts'

/** A webhook as it arrived: the body byte for byte, as the signature covers it. */
export interface ReceivedWebhook {
  body: Buffer
  signature: string
}

export interface Receiver {
  url: string
  readonly received: ReceivedWebhook[]
  /** What the next webhooks are answered. */
  status: number
  stop(): Promise<void>
}

/** Takes webhooks as an app would, and keeps every one. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const { server, port: taken, close } = await listenForHttp(port)
  const received: ReceivedWebhook[] = []
  const receiver: Receiver = {
    url: `http://${LOOPBACK}:${taken}/webhooks`,
    received,
    status: 200,
    stop: close,
  }
  const app = express()
  app.post('/webhooks', express.raw({ type: 'application/json', limit: '1mb' }), (req, res) => {
    received.push({ body: req.body, signature: req.get('stripe-signature') ?? '' })
    res.status(receiver.status).end()
  })
  server.on('request', app)
  return receiver
}
