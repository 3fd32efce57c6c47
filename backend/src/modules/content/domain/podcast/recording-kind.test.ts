import { describe, expect, it } from 'vitest'
import { kindByFacts, kindByHead } from './recording-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

describe('the first bytes', () => {
  it.each([
    ['ID3\x04\0\0\0\0\0\0\0\0', 'mp3'],
    ['\xff\xfb\x90\x00\0\0\0\0\0\0\0\0', 'mp3'],
    ['\xff\xf3\x40\xc0\0\0\0\0\0\0\0\0', 'mp3'],
    ['\0\0\0\x1cftypM4A ', 'm4a'],
    ['\0\0\0\x18ftypmp42', 'm4a'],
    ['\0\0\0\x18ftypheic', undefined],
    ['RIFF\0\0\0\0WAVE', undefined],
    ['PK\x03\x04\0\0\0\0\0\0\0\0', undefined],
    ['<!doctype html>', undefined],
    ['\xff\xd8\xff\xe0\0\x10JFIF\0\0', undefined],
    ['ID3', undefined],
    ['', undefined],
  ])('%j: %s', (head, kind) => {
    expect(kindByHead(bytes(head))).toBe(kind)
  })
})

describe('a file that was read', () => {
  it('is a recording when it has sound and a length', () => {
    expect(kindByFacts({ container: 'MPEG', codec: 'MPEG 1 Layer 3', durationSeconds: 3 })).toBe('mp3')
    expect(kindByFacts({ container: 'M4A/isom', codec: 'MPEG-4/AAC', durationSeconds: 3 })).toBe('m4a')
  })

  it.each([
    { container: 'MPEG', codec: 'MPEG 1 Layer 3' },
    { container: 'MPEG', codec: 'MPEG 1 Layer 3', durationSeconds: Number.NaN },
    { container: 'MPEG', codec: 'MPEG 1 Layer 2', durationSeconds: 3 },
    { container: 'WAVE', codec: 'PCM', durationSeconds: 3 },
    { container: 'mp42/isom', codec: 'MPEG-4/AAC', durationSeconds: 3, hasVideo: true },
  ])('is none otherwise: %o', (facts) => {
    expect(kindByFacts(facts)).toBeUndefined()
  })
})
