import { turnOffBody } from '@meridian/contracts/http/accounts/second-factor'
import { z } from 'zod'
import { useOwnAccount } from '../account/own-account.ts'

interface AskedCode {
  /** True where signing in takes a code as well. */
  asks: boolean
  /** For the code in a form; anything will do where none is asked for. */
  rule: z.ZodType<string, string>
  /** What to send for it. */
  given(typed: string): string | null
}

const ANYTHING = z.string()

/** The code of the second factor in a form for whoever has one; inside `OnceKnown`, or where the account is known. */
export function useAskedCode(): AskedCode {
  const asks = typeof useOwnAccount().data?.secondFactor.enabledAt === 'string'
  return {
    asks,
    rule: asks ? turnOffBody.shape.code : ANYTHING,
    given: (typed) => (asks ? typed : null),
  }
}
