import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../lib/use-action.ts'
import type { Recording } from './api/podcast.ts'
import { uploadRecording } from './api/upload.ts'

export interface Upload {
  /** Null while nothing is on its way; 0 to 1 otherwise. */
  progress: number | null
  /** What has arrived. */
  recording: Recording | null
  problem: string | undefined
  choose: (file: File | undefined) => void
  /** Ends the upload under way, silently. */
  cancel: () => void
}

// A toast as well: it fails long after it was begun, when whoever waits for it has gone on to other fields.
const REFUSAL = { otherwise: 'The recording could not be kept. Please try again.', title: 'Upload Failed' }

/**
 * Sends a recording as soon as it is chosen, so that it is there by the time the rest is written. An upload under way
 * ends with the screen.
 */
export function useUpload(): Upload {
  const [progress, setProgress] = useState<number | null>(null)
  const [recording, setRecording] = useState<Recording | null>(null)
  const underWay = useRef<AbortController>(null)
  useEffect(() => () => underWay.current?.abort(), [])
  const { problem, run: choose } = useAction(REFUSAL, async (file: File | undefined) => {
    setRecording(null)
    if (file === undefined) return
    setProgress(0)
    underWay.current = new AbortController()
    const { signal } = underWay.current
    try {
      setRecording(await uploadRecording(file, setProgress, signal))
    } catch (failure) {
      if (!signal.aborted) throw failure
    } finally {
      setProgress(null)
    }
  })
  const cancel = () => underWay.current?.abort()
  return { progress, recording, problem: problem.message, choose, cancel }
}
