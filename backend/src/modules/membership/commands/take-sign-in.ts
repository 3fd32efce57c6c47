import type { CommandContext } from '#platform/command-runner'
import { CheckoutSchema } from '../persistence/checkout-schema.ts'

/** Uses up the one sign-in that a checkout gives its buyer. Returns false when it was used before. */
export async function takeSignIn(
  { checkoutId }: { checkoutId: string },
  { em, now }: CommandContext,
): Promise<boolean> {
  const taken = await em.nativeUpdate(
    CheckoutSchema,
    { id: checkoutId, signedInAt: null },
    { signedInAt: now },
  )
  return taken === 1
}
