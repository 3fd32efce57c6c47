import type { Collection } from '../../store.ts'
import type { Customer } from '../objects/customer.ts'
import type { State } from '../state.ts'
import { missing } from './api-error.ts'

/** @throws ApiError when there is no such object; `param` names the field that it was looked for in */
export function find<T extends { id: string }>(
  collection: Collection<T>,
  kind: string,
  id: string,
  param?: string,
): T {
  const found = collection.get(id)
  if (found === undefined) throw missing(kind, id, param)
  return found
}

/** @throws ApiError for a customer that is unknown or deleted */
export function findCustomer(state: State, id: string, param?: string): Customer {
  const customer = find(state.customers, 'customer', id, param)
  if (customer._deleted) throw missing('customer', id, param)
  return customer
}
