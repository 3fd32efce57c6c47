import { useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import type { PageForm } from '../editor-form.ts'

interface TitledFieldsProps {
  form: PageForm
  part: 'pillars' | 'inside'
  title: string
  /** How many there may be; left out where the number is fixed. */
  most?: number
}

/** A part of the page that has a lead and some things with a title and a text. */
export function TitledFields({ form, part, title, most }: TitledFieldsProps) {
  const { register, control, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: `${part}.items` })
  const errors = formState.errors[part]
  return (
    <Card {...useKeptFocus<HTMLDivElement>()} className="grid gap-5">
      <CardHeader title={title} />
      <TextField
        label="Lead"
        autoComplete="off"
        error={errors?.lead?.message}
        {...register(`${part}.lead`)}
      />
      {fields.map(({ id }, index) => (
        <fieldset
          key={id}
          className="grid items-start gap-3 border-t border-rule pt-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
        >
          <legend className="sr-only">
            {title}, {index + 1}
          </legend>
          <div className="grid justify-items-start gap-3">
            <div className="w-full">
              <TextField
                label="Title"
                autoComplete="off"
                error={errors?.items?.[index]?.title?.message}
                {...register(`${part}.items.${index}.title`)}
              />
            </div>
            {most !== undefined && fields.length > 1 && (
              <Button variant="quiet" size="sm" onClick={() => remove(index)}>
                Remove<span className="sr-only"> number {index + 1}</span>
              </Button>
            )}
          </div>
          <TextArea
            label="Text"
            rows={3}
            error={errors?.items?.[index]?.text?.message}
            {...register(`${part}.items.${index}.text`)}
          />
        </fieldset>
      ))}
      {most !== undefined && fields.length < most && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => append({ title: '', text: '' })}>
            Add one
          </Button>
        </div>
      )}
    </Card>
  )
}
