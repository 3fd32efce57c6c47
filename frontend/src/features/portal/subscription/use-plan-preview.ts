import type { Tier } from '@meridian/contracts/values/tiers'
import { useCallback, useEffect, useState } from 'react'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { type PlanPreview, previewPlan } from './api/billing.ts'

type Answer = Pick<Loaded<PlanPreview>, 'data' | 'error'>

const NONE: Answer = { data: undefined, error: undefined }

/** Asks what a move to a plan would cost, once each time it appears: the cost changes from day to day. */
export function usePlanPreview(tierId: Tier): Loaded<PlanPreview> {
  const [answer, setAnswer] = useState(NONE)
  const ask = useCallback(() => {
    previewPlan(tierId).then(
      (data) => setAnswer({ data, error: undefined }),
      (error: unknown) =>
        setAnswer({ data: undefined, error: error instanceof Error ? error : new Error(String(error)) }),
    )
  }, [tierId])
  useEffect(ask, [ask])
  const retry = () => {
    setAnswer(NONE)
    ask()
  }
  return { ...answer, loading: answer === NONE, retry }
}
