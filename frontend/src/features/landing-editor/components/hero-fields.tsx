import { SITE_NAME_MARK } from '@meridian/contracts/values/landing'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { PageForm } from '../editor-form.ts'

/** The first thing that anybody reads. */
export function HeroFields({ form: { register, formState } }: { form: PageForm }) {
  const { hero } = formState.errors
  return (
    <Card className="grid gap-5">
      <CardHeader title="Opening" />
      <TextField
        label="Headline"
        autoComplete="off"
        error={hero?.title?.message}
        {...register('hero.title')}
      />
      <TextArea
        label="Introduction"
        rows={3}
        hint={`Plain text, like everything here. ${SITE_NAME_MARK} stands for the name of the site.`}
        error={hero?.text?.message}
        {...register('hero.text')}
      />
    </Card>
  )
}
