import { z } from 'zod'
import { emit, update } from '../billing/context.ts'
import { newProduct } from '../objects/price.ts'
import { invalid } from './api-error.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { find } from './find.ts'
import { listPage } from './list.ts'
import { expand, flag, listing, mergeMetadata, metadata } from './params.ts'

const create = defineEndpoint({
  method: 'post',
  path: '/products',
  params: z.strictObject({
    id: z.string().optional(),
    name: z.string(),
    description: z.string().optional(),
    metadata: metadata.optional(),
    expand,
  }),
  run(context, { metadata: given, ...rest }) {
    const { products } = context.state
    if (rest.id !== undefined && products.get(rest.id))
      throw invalid(`Product already exists: ${rest.id}`, 'id', 'resource_already_exists')
    const product = newProduct({ ...rest, metadata: mergeMetadata({}, given) }, context.now)
    products.put(product)
    emit(context, 'product.created', product)
    return product
  },
})

const change = defineEndpoint({
  method: 'post',
  path: '/products/:id',
  params: z.strictObject({ name: z.string().optional(), metadata: metadata.optional(), expand }),
  run(context, { metadata: given, name }, id) {
    const product = find(context.state.products, 'product', id)
    const changes = { name: name ?? product.name, metadata: mergeMetadata(product.metadata, given) }
    return update(context, context.state.products, product, changes, 'product.updated')
  },
})

const retrieve = defineEndpoint({
  method: 'get',
  path: '/products/:id',
  params: z.strictObject({ expand }),
  run: ({ state }, _, id) => find(state.products, 'product', id),
})

const list = defineEndpoint({
  method: 'get',
  path: '/products',
  params: z.strictObject({ ...listing, active: flag.optional() }),
  run: ({ state }, { active, ...page }) =>
    listPage(
      state.products.all().filter((product) => active === undefined || product.active === active),
      page,
      '/v1/products',
    ),
})

export const PRODUCT_ENDPOINTS = [create, change, retrieve, list]
