import { zodResolver } from '@hookform/resolvers/zod'
import type { Integration } from '@meridian/contracts/http/integrations/list-integrations'
import { integrationForms } from '@meridian/contracts/http/integrations/update-integration'
import type { ConfigurableName } from '@meridian/contracts/values/integrations'
import { type ReactNode, type RefObject, useRef } from 'react'
import { type FieldErrors, type UseFormRegister, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { statusOf } from '../../../lib/http-error.ts'
import type { Ask } from '../../../lib/leave.ts'
import { noteSent } from '../../../lib/note-sent.ts'
import { showToast } from '../../../lib/toast.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogClose } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { useHeldDialog } from '../../../ui/use-held-dialog.ts'
import { configure } from '../api/integrations.ts'
import { SETTING_GROUPS, type SettingField, type SettingGroup, startingValues } from './setting-fields.ts'

type Values = Record<string, string | undefined>

const FAILED = 'Failed to update integration settings.'
const REFUSAL = { otherwise: FAILED, title: 'Update Failed', says: FAILED }

interface SettingsFormProps {
  name: ConfigurableName
  integration: Integration
  /** How to ask before what was typed is lost. */
  asking: RefObject<Ask | null>
  /** Called when the settings are saved, though they may not work, and where somebody else has changed them. */
  onKept: () => void
  /** Called when the settings are saved and work. */
  onSaved: () => void
}

/** The settings of one integration. What was typed stays when it cannot be saved. */
export function SettingsForm({ name, integration, asking, onKept, onSaved }: SettingsFormProps) {
  // Of secrets, only the last four characters.
  const kept = integration.settings ?? {}
  // What the list loads meanwhile is not what the form began with.
  const version = useRef(integration.version)
  const schema: z.ZodType<Values, Values> = integrationForms[name]
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: startingValues(name, kept),
  })
  const { busy, problem, submit } = useSubmit(form, REFUSAL, async (settings) => {
    const typed = form.getValues()
    const takeOver = noteSent(form)
    const saved = await configure(name, { ...settings, version: version.current }).catch((error: unknown) => {
      if (statusOf(error) === 409) onKept()
      throw error
    })
    const fault = faultOf(saved)
    version.current = saved.version
    takeOver(typed)
    onKept()
    if (fault !== undefined) return form.setError('root', { message: fault })
    showToast({ title: 'Integration Updated', description: 'The settings were saved and tested.' })
    onSaved()
  })
  useHeldDialog(busy)
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <UnsavedGuard unsaved={form.formState.isDirty} asking={asking} />
      {SETTING_GROUPS[name].map((group) => (
        <Group key={group.title ?? ''} group={group}>
          {group.fields.map((field) => (
            <Setting
              key={field.name}
              field={field}
              kept={kept[field.name]}
              register={form.register}
              errors={form.formState.errors}
            />
          ))}
        </Group>
      ))}
      <FormError {...problem} />
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose>
          <Button variant="quiet" disabled={busy}>
            Cancel
          </Button>
        </DialogClose>
        <Button type="submit" busy={busy && 'Saving...'} aria-describedby={problem.id}>
          Save
        </Button>
      </div>
    </form>
  )
}

/** What keeps saved settings from working. */
function faultOf({ status, lastError }: Integration): string | undefined {
  if (status !== 'error') return undefined
  return `The settings are saved, but they do not work: ${lastError ?? 'the provider did not say why.'}`
}

function Group({ group: { title, note }, children }: { group: SettingGroup; children: ReactNode }) {
  if (title === undefined)
    return (
      <>
        {children}
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </>
    )
  return (
    <fieldset className="grid gap-5 border-t border-rule pt-5">
      <legend className="headline float-left text-xl">{title}</legend>
      {note && <p className="-mt-3 text-sm text-ink-soft">{note}</p>}
      {children}
    </fieldset>
  )
}

interface SettingProps {
  field: SettingField
  kept: string | undefined
  register: UseFormRegister<Values>
  errors: FieldErrors<Values>
}

function Setting({ field: { name, label, hint, secret }, kept, register, errors }: SettingProps) {
  const error = errors[name]?.message
  if (!secret)
    return <TextField label={label} hint={hint} autoComplete="off" {...register(name)} error={error} />
  // "new-password" keeps browsers from filling in the password of the signed-in person.
  return (
    <PasswordField
      label={label}
      hint={kept === undefined ? hint : `${hint} Leave it empty to keep the one that is stored.`}
      placeholder={kept}
      autoComplete="new-password"
      {...register(name)}
      error={error}
    />
  )
}
