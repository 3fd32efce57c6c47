import { z } from 'zod'
import { defineEndpoint } from './define-endpoint.ts'
import { find } from './find.ts'
import { listPage } from './list.ts'
import { expand, listing } from './params.ts'

const retrieve = defineEndpoint({
  method: 'get',
  path: '/events/:id',
  params: z.strictObject({ expand }),
  run: ({ state }, _, id) => find(state.events, 'event', id),
})

const list = defineEndpoint({
  method: 'get',
  path: '/events',
  params: z.strictObject({
    ...listing,
    type: z.string().optional(),
    types: z.array(z.string()).max(20).optional(),
  }),
  run({ state }, { type, types, ...page }) {
    const wanted = type === undefined ? types : [type]
    const matching = state.events.all().filter((event) => wanted === undefined || wanted.includes(event.type))
    return listPage(matching, page, '/v1/events')
  },
})

export const EVENT_ENDPOINTS = [retrieve, list]
