import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const FOLDER = fileURLToPath(new URL('../../docs/decisions/', import.meta.url))
const read = (file: string) => readFileSync(`${FOLDER}${file}`, 'utf8')
const pages = globSync('[0-9]*.md', { cwd: FOLDER }).toSorted()

describe('the decisions', () => {
  it('are titled in one form, with the number of their file', () => {
    const untitled = pages.filter((file) => !read(file).startsWith(`# ${file.slice(0, 3)}: `))
    expect(untitled).toEqual([])
  })

  it('are each named once, with their title, in the list of all', () => {
    const listed = [...read('README.md').matchAll(/^- \[(\d+)\]\(([\w.-]+)\): (.+)$/gm)]
    const lines = listed.map(([, number, file, title]) => [file, `# ${number}: ${title}`])
    const wanted = pages.map((file) => [file, read(file).split('\n')[0]])
    expect(lines.toSorted()).toEqual(wanted.toSorted())
  })

  it('leave out no number that the list does not account for', () => {
    const [, sentence = ''] = /No page was kept under (.*)\./.exec(read('README.md')) ?? []
    const kept = pages.map((file) => file.slice(0, 3))
    const numbers = Array.from({ length: Number(kept.at(-1)) }, (_, at) => String(at + 1).padStart(3, '0'))
    expect(sentence.match(/\d{3}/g)).toEqual(numbers.filter((number) => !kept.includes(number)))
  })
})
