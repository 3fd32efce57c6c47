import Stripe from 'stripe'

/** Finds something at the provider or makes it; `gone`: the id that it had before, which is no longer of use. */
export type FindOrCreate = (gone: string | undefined) => Promise<string>

/**
 * Ids of what was once found or made at the provider, so that not every call looks for it. They hold until the provider
 * says otherwise: an operator deletes or archives a price, switches accounts, or empties the one of the sandbox.
 */
export interface StripeIdCache {
  /** The id that is kept under a key, or else what `find` returns. A failure is not kept. */
  idOf(key: string, find: FindOrCreate): Promise<string>
  /**
   * Runs a call; once more, looking everything up anew, if it named something that is gone. Running it twice must be
   * harmless.
   */
  retrying<T>(call: () => Promise<T>): Promise<T>
}

export function createStripeIdCache(): StripeIdCache {
  const known = new Map<string, Promise<string>>()
  const latest = new Map<string, string>()

  async function find(key: string, findOrCreate: FindOrCreate): Promise<string> {
    const id = await findOrCreate(latest.get(key))
    latest.set(key, id)
    return id
  }

  return {
    idOf(key, findOrCreate) {
      const id = known.get(key) ?? find(key, findOrCreate)
      known.set(key, id)
      id.catch(() => known.delete(key))
      return id
    },
    async retrying(call) {
      try {
        return await call()
      } catch (error) {
        if (!isOfNoUse(error)) throw error
        known.clear()
        return call()
      }
    },
  }
}

/** The names of fields that hold what is kept here. */
const KEPT = /price|product|configuration|^id$/

/**
 * True when a call named something that is gone, or an archived price or configuration, which has no error code of its
 * own.
 */
function isOfNoUse(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false
  return KEPT.test(error.param ?? '') && (error.code === undefined || error.code === 'resource_missing')
}
