import { createFormControl } from 'react-hook-form'
import { expect, it } from 'vitest'
import { noteSent } from './note-sent.ts'

const KEPT = { title: 'As kept', items: ['One', 'Two'] }

function sentForm() {
  const form = createFormControl({ defaultValues: { title: 'Before', items: [''] } })
  let unsaved = false
  form.subscribe({
    formState: { isDirty: true },
    callback: ({ isDirty = false }) => {
      unsaved = isDirty
    },
  })
  form.setValue('title', ' As kept ', { shouldDirty: true })
  form.setValue('items', ['One', 'Two'], { shouldDirty: true })
  return { form, takeOver: noteSent(form), isUnsaved: () => unsaved }
}

it('takes over what is kept', () => {
  const { form, takeOver, isUnsaved } = sentForm()
  expect(isUnsaved()).toBe(true)
  takeOver(KEPT)
  expect(form.getValues()).toEqual(KEPT)
  expect(isUnsaved()).toBe(false)
})

it.each([
  { title: 'As typed since', items: ['One', 'Two'] },
  { title: 'As kept', items: ['One'] },
  { title: 'As kept', items: ['One', 'Two', 'Three'] },
])('leaves what was changed since, as %j, and it is unsaved', (changed) => {
  const { form, takeOver, isUnsaved } = sentForm()
  form.setValue('title', changed.title, { shouldDirty: true })
  form.setValue('items', changed.items, { shouldDirty: true })
  takeOver(KEPT)
  expect(form.getValues()).toEqual(changed)
  expect(isUnsaved()).toBe(true)
  form.setValue('title', KEPT.title, { shouldDirty: true })
  form.setValue('items', KEPT.items, { shouldDirty: true })
  expect(isUnsaved()).toBe(false)
})
