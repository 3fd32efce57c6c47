import { Controller } from 'react-hook-form'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { PageForm } from '../editor-form.ts'
import { FileField } from './file-field.tsx'

const KINDS = {
  'built-in': 'The film that comes with the site',
  address: 'On YouTube or Vimeo',
  file: 'A file of our own',
  none: 'No video',
}

/** The intro video: the built-in one, one at another service, or a file with captions and a poster. */
export function VideoFields({ form }: { form: PageForm }) {
  const { register, control, formState, watch } = form
  const kind = watch('video.kind')
  const errors = formState.errors.video
  return (
    <Card className="grid gap-5">
      <CardHeader title="Intro video" />
      <Controller
        control={control}
        name="video.kind"
        render={({ field: { value, onChange } }) => (
          <SelectField label="Video" names={KINDS} value={value} onChange={onChange} />
        )}
      />
      {kind === 'address' && (
        <TextField
          label="Address of the video"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://www.youtube.com/watch?v=…"
          hint="The service learns of visitors who press play, and of nobody else."
          error={errors?.url?.message}
          {...register('video.url')}
        />
      )}
      {kind === 'file' && (
        <>
          <FileField
            form={form}
            name="file"
            label="Video file"
            hint="MP4 or WebM, 300 MB at most."
            type="video/mp4"
            accept=".mp4,.webm"
          />
          <FileField
            form={form}
            name="captions"
            label="Captions"
            hint="WebVTT. Many visitors watch without sound, or cannot hear it."
            type="text/vtt"
            accept=".vtt"
          />
          <FileField
            form={form}
            name="poster"
            label="Picture"
            hint="PNG or JPEG, shown before somebody presses play."
            type="image/png"
            accept=".png,.jpg,.jpeg"
          />
        </>
      )}
    </Card>
  )
}
