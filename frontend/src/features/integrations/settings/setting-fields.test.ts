import { integrationForms } from '@meridian/contracts/http/integrations/update-integration'
import { CONFIGURABLE } from '@meridian/contracts/values/integrations'
import { expect, it } from 'vitest'
import { fieldsOf, startingValues } from './setting-fields.ts'

it.each(CONFIGURABLE)('asks for exactly what %s can be told', (name) => {
  const asked = fieldsOf(name).map((field) => field.name)
  expect(asked.toSorted()).toEqual(Object.keys(integrationForms[name].shape).toSorted())
})

it('opens with what is kept, and with no secret', () => {
  expect(startingValues('telegram', { botToken: '••••cret', channelId: '-1001234567890' })).toEqual({
    botToken: '',
    channelId: '-1001234567890',
  })
  expect(startingValues('notion', {})).toEqual({ integrationSecret: '' })
})
