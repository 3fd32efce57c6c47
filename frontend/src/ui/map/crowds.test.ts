import { describe, expect, test } from 'vitest'
import { arrange } from './arrange.ts'
import { clusterMark, gatherCrowds } from './crowds.ts'
import type { Mark, PlacedMark } from './marks.ts'
import { WHOLE_WORLD } from './projection.ts'

const at = (x: number, y: number, kind: PlacedMark['kind'] = 'member'): PlacedMark => ({
  id: `${kind}:${x},${y}`,
  kind,
  x,
  y,
  longitude: x,
  latitude: y,
  name: `${x}/${y}`,
  lines: [],
})

const shown = (marks: PlacedMark[]) =>
  gatherCrowds(marks).map(({ kind, count }) => (count ? `${kind} ${count}` : kind))

describe('crowds', () => {
  test('dots that can be told apart stay dots', () => {
    expect(shown([at(10, 10), at(22, 10), at(100, 10)])).toEqual(['member', 'member', 'member'])
  })

  test('a dot that would cover another is counted with it', () => {
    expect(shown([at(10, 10), at(13, 12)])).toEqual(['cluster 2'])
    expect(shown([at(10, 10), at(10, 10)])).toEqual(['cluster 2'])
  })

  test('more than three close together are a crowd', () => {
    expect(shown([at(10, 10), at(20, 10), at(30, 10)])).toEqual(['member', 'member', 'member'])
    expect(shown([at(10, 10), at(20, 10), at(30, 10), at(10, 22)])).toEqual(['cluster 4'])
  })

  test('also across the border of two cells', () => {
    expect(shown([at(23, 23), at(25, 25)])).toEqual(['cluster 2'])
  })

  test('what the server counted is counted in', () => {
    const cluster = { ...at(10, 10), ...clusterMark({ latitude: 10, longitude: 10, count: 1_200 }) }
    expect(shown([cluster, at(20, 10)])).toEqual(['cluster 1201'])
  })

  test('circles that would lie on each other are one, also once they have grown', () => {
    const crowd = (x: number) => [at(x, 10), at(x + 1, 10)]
    expect(shown([...crowd(0), ...crowd(30), ...crowd(60)])).toEqual(['cluster 2', 'cluster 2', 'cluster 2'])
    expect(shown([...crowd(0), at(23, 10), at(23, 10), at(23, 10), ...crowd(30)])).toEqual(['cluster 7'])
  })

  test('the largest lies on top', () => {
    const crowd = (x: number, size: number) => Array.from({ length: size }, () => at(x, 10))
    expect(shown([...crowd(0, 9), at(90, 10), ...crowd(30, 2), ...crowd(60, 4)])).toEqual([
      'member',
      'cluster 2',
      'cluster 4',
      'cluster 9',
    ])
  })

  test('meetups and the own mark are never hidden in a crowd', () => {
    expect(shown([at(10, 10), at(10, 10), at(10, 10, 'meetup'), at(10, 10, 'own')])).toEqual([
      'cluster 2',
      'meetup',
      'own',
    ])
  })

  test('nobody is lost, wherever they are', () => {
    const many = Array.from({ length: 3_000 }, (_, index) => at((index * 37) % 700, (index * 91) % 350))
    const counted = gatherCrowds(many).reduce((sum, { count = 1 }) => sum + count, 0)
    expect(counted).toBe(3_000)
  })

  test('a circle says whom it stands for, as far as that helps', () => {
    const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus']
    const { name, lines } = clusterMark({ latitude: 0, longitude: 0, count: 7 }, names)
    expect([name, lines]).toEqual(['7 members', ['Ada, Bo, Cy, Di, Ed, 2 more']])
    expect(clusterMark({ latitude: 0, longitude: 0, count: 9_000 }).name).toBe('9,000 members')
  })
})

test('more than 500 marks are dots of one picture; meetups stay elements', () => {
  const size = { width: 7_200, height: 3_600 }
  const mark = (index: number, kind: Mark['kind']): Mark => ({
    id: `${kind}:${index}`,
    kind,
    longitude: (index % 40) * 4 - 80,
    latitude: Math.floor(index / 40) * 4 - 60,
    name: String(index),
    lines: [],
  })
  const members = Array.from({ length: 600 }, (_, index) => mark(index, 'member'))
  const { elements, dots } = arrange([...members, mark(3, 'meetup')], WHOLE_WORLD, size)
  expect([elements.length, dots.length]).toEqual([1, 600])
  const few = arrange(members.slice(0, 400), WHOLE_WORLD, size)
  expect([few.elements.length, few.dots.length]).toEqual([400, 0])
})
