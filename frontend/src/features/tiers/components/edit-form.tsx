import { zodResolver } from '@hookform/resolvers/zod'
import type { TierForm } from '@meridian/contracts/http/membership/edit-tiers'
import { type RefObject, useState } from 'react'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { statusOf } from '../../../lib/http-error.ts'
import type { Ask } from '../../../lib/leave.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogClose } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { useHeldDialog } from '../../../ui/use-held-dialog.ts'
import { type EditedTier, saveTier } from '../api/tiers.ts'
import { type TypedTier, tierFields, typedOf } from '../tier-form.ts'

type TierFormState = UseFormReturn<TypedTier, unknown, TierForm>

interface EditFormProps {
  tier: EditedTier
  /** How to ask before what was typed is lost. */
  asking: RefObject<Ask | null>
  onSaved: (saved: EditedTier) => void
  /** Somebody else was faster: what is listed is out of date. */
  onStale: () => void
}

const REFUSAL = { otherwise: 'The tier could not be saved. Please try again.' }

/** What the admin decides about a tier. It is saved against the version that it was opened with. */
export function EditForm({ tier, asking, onSaved, onStale }: EditFormProps) {
  const [{ id, version }] = useState(tier)
  const form = useForm({ resolver: zodResolver(tierFields), defaultValues: typedOf(tier) })
  const { busy, problem, submit } = useSubmit(form, REFUSAL, async (fields) => {
    try {
      onSaved(await saveTier(id, { ...fields, version }))
    } catch (error) {
      if (statusOf(error) === 409) onStale()
      throw error
    }
  })
  useHeldDialog(busy)
  return (
    <form onSubmit={submit} noValidate aria-label="Edit tier" className="grid gap-5">
      <UnsavedGuard unsaved={form.formState.isDirty} asking={asking} />
      <TierTexts form={form} />
      <TierTerms form={form} />
      <FormError {...problem} />
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose>
          <Button variant="quiet" disabled={busy}>
            Cancel
          </Button>
        </DialogClose>
        <Button type="submit" busy={busy && 'Saving...'} aria-describedby={problem.id}>
          Save tier
        </Button>
      </div>
    </form>
  )
}

function TierTexts({ form: { register, formState } }: { form: TierFormState }) {
  const { name, description, features } = formState.errors
  return (
    <>
      <TextField label="Name" autoComplete="off" error={name?.message} {...register('name')} />
      <TextArea label="Description" rows={2} error={description?.message} {...register('description')} />
      <TextArea
        label="What it includes"
        rows={4}
        hint="One line per item, the most important first."
        error={features?.message}
        {...register('features')}
      />
    </>
  )
}

function TierTerms({ form: { register, control, formState } }: { form: TierFormState }) {
  const { yearlyPrice, order } = formState.errors
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Price per year"
          inputMode="numeric"
          autoComplete="off"
          hint="In whole US dollars, for new members."
          error={yearlyPrice?.message}
          {...register('yearlyPrice')}
        />
        <TextField
          label="Place"
          inputMode="numeric"
          autoComplete="off"
          hint="The smallest number comes first."
          error={order?.message}
          {...register('order')}
        />
      </div>
      <Controller
        control={control}
        name="active"
        render={({ field: { value, onChange } }) => (
          <SwitchField
            label="Takes new members"
            hint="When this is off, nobody can choose the tier any more. A tier that members have cannot be removed."
            checked={value}
            onChange={onChange}
          />
        )}
      />
    </>
  )
}
