import { useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import type { PageForm } from '../editor-form.ts'

const MOST = 8
const EMPTY = { name: '', trade: '', city: '', latitude: '', longitude: '', text: '' }

/** The case studies; each is a dot on the chart as well. */
export function StoryFields({ form }: { form: PageForm }) {
  const { register, control, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'stories.items' })
  const errors = formState.errors.stories
  return (
    <Card {...useKeptFocus<HTMLDivElement>()} className="grid gap-5">
      <CardHeader title="Case studies" />
      <TextField
        label="Heading"
        autoComplete="off"
        error={errors?.title?.message}
        {...register('stories.title')}
      />
      <TextArea label="Lead" rows={2} error={errors?.lead?.message} {...register('stories.lead')} />
      {fields.map(({ id }, index) => (
        <Story
          key={id}
          form={form}
          index={index}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {fields.length < MOST && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => append(EMPTY)}>
            Add a case study
          </Button>
        </div>
      )}
    </Card>
  )
}

interface StoryProps {
  form: PageForm
  index: number
  onRemove: (() => void) | undefined
}

const LINES = [
  ['name', 'Name'],
  ['trade', 'What they do'],
  ['city', 'City'],
  ['latitude', 'Latitude'],
  ['longitude', 'Longitude'],
] as const

function Story({ form: { register, formState }, index, onRemove }: StoryProps) {
  const errors = formState.errors.stories?.items?.[index]
  return (
    <fieldset className="grid gap-4 border-t border-rule pt-4">
      <legend className="sr-only">Case study {index + 1}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {LINES.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            autoComplete="off"
            error={errors?.[name]?.message}
            {...register(`stories.items.${index}.${name}`)}
          />
        ))}
      </div>
      <TextArea
        label="Story"
        rows={3}
        error={errors?.text?.message}
        {...register(`stories.items.${index}.text`)}
      />
      {onRemove && (
        <div>
          <Button variant="quiet" size="sm" onClick={onRemove}>
            Remove<span className="sr-only"> case study {index + 1}</span>
          </Button>
        </div>
      )}
    </fieldset>
  )
}
