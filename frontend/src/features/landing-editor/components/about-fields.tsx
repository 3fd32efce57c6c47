import { Card, CardHeader } from '../../../ui/card.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { PageForm } from '../editor-form.ts'

/** Why the club exists, and the page's last words. */
export function AboutFields({ form: { register, formState } }: { form: PageForm }) {
  const { about, closing } = formState.errors
  return (
    <Card className="grid gap-5">
      <CardHeader title="About" />
      <TextArea label="Opening" rows={2} error={about?.opening?.message} {...register('about.opening')} />
      <TextArea
        label="Paragraphs"
        rows={8}
        hint="An empty line begins a new one."
        error={about?.paragraphs?.message}
        {...register('about.paragraphs')}
      />
      <TextField label="Closing line" autoComplete="off" error={closing?.message} {...register('closing')} />
    </Card>
  )
}
