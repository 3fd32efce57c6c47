import { zodResolver } from '@hookform/resolvers/zod'
import type { Meetup } from '@meridian/contracts/http/network/meetup'
import type { Point } from '@meridian/contracts/values/coordinates'
import { type KeyboardEvent, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { dismissToast, showToast, useToasts } from '../../../lib/toast.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { cityOf, nameOf } from '../api/geocode.ts'
import { createMeetup, editMeetup } from '../api/meetups.ts'
import { AboutFields, GuestFields, type MeetupFormOf, PlaceFields } from './meetup-fields.tsx'
import { bodyOf, EMPTY_MEETUP, meetupValues, valuesOf } from './meetup-values.ts'
import { PickStatus } from './pick-status.tsx'

/** The wording for making a meetup, and for changing one. */
const WORDS = {
  create: {
    action: 'Create',
    busy: 'Creating...',
    done: 'Meetup created successfully',
    failed: 'Failed to create meetup',
  },
  edit: {
    action: 'Save changes',
    busy: 'Saving...',
    done: 'Meetup updated successfully',
    failed: 'Failed to update meetup',
  },
}

const NO_POINT = 'Please select a location on the map'

interface PlanMeetupProps {
  /** The one to change; null for a new one. */
  meetup: Meetup | null
  point: Point | null
  /** Leads to the map, where the point is picked. */
  onShowMap: () => void
  onDone: () => void
}

/** The form of a meetup. Its place is picked on the map beside it. */
export function PlanMeetup({ meetup, point, onShowMap, onDone }: PlanMeetupProps) {
  const form: MeetupFormOf = useForm({
    resolver: zodResolver(meetupValues),
    defaultValues: meetup === null ? EMPTY_MEETUP : valuesOf(meetup),
  })
  useNameOfPoint(form, meetup === null ? point : null)
  useAnsweredCall(point)
  const words = meetup === null ? WORDS.create : WORDS.edit
  const refusal = { otherwise: 'Please try again.', title: words.failed }
  const { busy, problem, submit } = useSubmit(form, refusal, async (values) => {
    if (point === null) return
    const body = bodyOf(values, point)
    await (meetup === null ? createMeetup(body) : editMeetup(meetup, body))
    showToast({ title: words.done })
    onDone()
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in any of its fields
    <form
      onSubmit={submit}
      onKeyDown={(event) => point === null && askForPoint(event)}
      noValidate
      className="grid grid-cols-1 gap-4"
    >
      <UnsavedGuard unsaved={form.formState.isDirty || isElsewhere(point, meetup)} />
      <PickStatus point={point} onShowMap={onShowMap} />
      <AboutFields form={form} />
      <PlaceFields form={form} />
      <GuestFields form={form} />
      <FormError {...problem} />
      <Button type="submit" disabled={point === null} busy={busy && words.busy} aria-describedby={problem.id}>
        {words.action}
      </Button>
    </form>
  )
}

/** Whether a place is picked that is not the one the meetup has. */
function isElsewhere(point: Point | null, meetup: Meetup | null): boolean {
  return point?.latitude !== meetup?.latitude || point?.longitude !== meetup?.longitude
}

/** Enter sends a form, but not one whose button is disabled; so this says what is missing. */
function askForPoint({ key, target }: KeyboardEvent): void {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  showToast({ title: NO_POINT, variant: 'destructive' })
}

/** The request for a point disappears once there is one. */
function useAnsweredCall(point: Point | null): void {
  const call = useToasts().find(({ title, open }) => open && title === NO_POINT)?.id
  useEffect(() => {
    if (point !== null && call !== undefined) dismissToast(call)
  }, [point, call])
}

/**
 * Fills in what the picked place is called, where nothing was typed. Until that is known, and where nobody tells,
 * nothing is there: not the name of a place that was picked before.
 */
function useNameOfPoint(form: MeetupFormOf, point: Point | null): void {
  useEffect(() => {
    if (point === null) return undefined
    let current = true
    const fill = (field: 'city' | 'country', value: string) => {
      // What is filled in answers the complaint that it was missing.
      if (current && !form.getFieldState(field).isDirty)
        form.setValue(field, value, { shouldValidate: value !== '' })
    }
    fill('city', '')
    fill('country', '')
    nameOf(point).then(
      (name) => {
        fill('city', cityOf(name))
        fill('country', name.countryName)
      },
      // A failure is ignored, since this only saves typing.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [form, point])
}
