import { expect, it } from 'vitest'
import { isolated } from './isolated.ts'

it.each(['נועה', 'ليلى 7', 'Ann (أن)', '𞤀𞤣𞤤𞤢𞤥'])('sets %s apart from the sentence around it', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`)
})

it.each(['Ann', 'Zoë 7', '李雷', 'Ольга', ''])('leaves %s as it is', (name) => {
  expect(isolated(name)).toBe(name)
})
