import { z } from 'zod'
import { type Context, emit, update } from '../billing/context.ts'
import { newPrice } from '../objects/price.ts'
import { invalid } from './api-error.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { find } from './find.ts'
import { listPage } from './list.ts'
import { expand, flag, listing, mergeMetadata, metadata, positive } from './params.ts'

const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: positive.optional(),
})

const create = defineEndpoint({
  method: 'post',
  path: '/prices',
  params: z.strictObject({
    product: z.string(),
    currency: z.string().length(3),
    unit_amount: positive,
    recurring: recurring.optional(),
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
    lookup_key: z.string().optional(),
    transfer_lookup_key: flag.optional(),
    nickname: z.string().optional(),
    metadata: metadata.optional(),
    expand,
  }),
  run(context, params) {
    const { prices, products } = context.state
    find(products, 'product', params.product, 'product')
    if (params.lookup_key !== undefined)
      freeLookupKey(context, params.lookup_key, params.transfer_lookup_key ?? false)
    const price = newPrice(
      {
        product: params.product,
        currency: params.currency,
        unitAmount: params.unit_amount,
        interval: params.recurring?.interval,
        intervalCount: params.recurring?.interval_count ?? 1,
        taxBehavior: params.tax_behavior ?? 'unspecified',
        lookupKey: params.lookup_key,
        nickname: params.nickname,
        metadata: mergeMetadata({}, params.metadata),
      },
      context.now,
    )
    prices.put(price)
    emit(context, 'price.created', price)
    return price
  },
})

function freeLookupKey(context: Context, key: string, transfer: boolean): void {
  const { prices } = context.state
  const holders = prices.where('lookup_key', key)
  if (holders.length > 0 && !transfer)
    throw invalid(`A price with lookup key ${key} exists already.`, 'lookup_key', 'resource_already_exists')
  for (const price of holders) update(context, prices, price, { lookup_key: null }, 'price.updated')
}

const change = defineEndpoint({
  method: 'post',
  path: '/prices/:id',
  params: z.strictObject({
    active: flag.optional(),
    nickname: z.string().optional(),
    metadata: metadata.optional(),
    expand,
  }),
  run(context, { active, nickname, metadata: given }, id) {
    const price = find(context.state.prices, 'price', id)
    const changes = {
      active: active ?? price.active,
      nickname: nickname ?? price.nickname,
      metadata: mergeMetadata(price.metadata, given),
    }
    return update(context, context.state.prices, price, changes, 'price.updated')
  },
})

const retrieve = defineEndpoint({
  method: 'get',
  path: '/prices/:id',
  params: z.strictObject({ expand }),
  run: ({ state }, _, id) => find(state.prices, 'price', id),
})

const list = defineEndpoint({
  method: 'get',
  path: '/prices',
  params: z.strictObject({
    ...listing,
    active: flag.optional(),
    product: z.string().optional(),
    lookup_keys: z.array(z.string()).max(10).optional(),
  }),
  run({ state }, { active, product, lookup_keys: keys, ...page }) {
    const matching = state.prices
      .all()
      .filter((price) => active === undefined || price.active === active)
      .filter((price) => product === undefined || price.product === product)
      .filter((price) => keys === undefined || (price.lookup_key !== null && keys.includes(price.lookup_key)))
    return listPage(matching, page, '/v1/prices')
  },
})

export const PRICE_ENDPOINTS = [create, change, retrieve, list]
