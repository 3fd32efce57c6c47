import type Stripe from 'stripe'

/** What the SDK's type looks like on the wire: it reads decimals out of strings. */
export type Wire<T> = T extends string
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends readonly (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { [Key in keyof T]: Wire<T[Key]> }
        : T

/** An object as it is kept: the fields named in `References` hold ids, which a caller may ask to have expanded. */
export type Stored<T, References extends keyof T> = Omit<Wire<T>, References> & {
  [Field in References]: Extract<T[Field], string | null>
}

/** A whole list in one page. */
export function listOf<T>(data: T[], url: string) {
  return { object: 'list' as const, data, has_more: false, url }
}
