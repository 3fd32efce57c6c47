import { HttpError, readable } from '../../lib/http-error.ts'
import type { ToastText } from '../../lib/toast-queue.ts'

/** The server answered a payment that no card form can be opened for. */
export class NoClientSecret extends Error {
  override readonly name = 'NoClientSecret'
  override readonly message = 'No payment client secret received from server'
}

/**
 * What follows from a payment that could not be set up: back `home` with a toast; `failed`, a screen with a way to try
 * again; or `stopped`, since this person has nothing to pay.
 */
export type SetupFailure =
  | { readonly next: 'home' | 'failed'; readonly toast: ToastText }
  | { readonly next: 'stopped'; readonly message: string }

const DEFAULT_SUPPORT = 'Please contact support to complete your membership.'

/** Decides what a failed setup means for the buyer. */
export function setupFailure(error: unknown): SetupFailure {
  const { status, supportMessage } = error instanceof HttpError ? error : {}
  const message = readable(error, 'Failed to setup payment')
  if (status === 409) return { next: 'stopped', message }
  if (error instanceof NoClientSecret) return failure('failed', 'Payment Setup Error', message)
  if (status === 404) return failure('home', 'Invalid Plan', 'The selected membership plan was not found.')
  if (status === 503) return failure('home', 'Payment System Unavailable', supportMessage ?? DEFAULT_SUPPORT)
  return failure('home', 'Payment Setup Error', message)
}

function failure(next: 'home' | 'failed', title: string, description: string): SetupFailure {
  return { next, toast: { title, description, variant: 'destructive' } }
}
