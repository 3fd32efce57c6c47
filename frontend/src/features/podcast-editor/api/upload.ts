import type { Recording } from '@meridian/contracts/http/content/edit-podcast'
import { MAX_RECORDING_BYTES } from '@meridian/contracts/values/podcast'
import { failureOf } from '../../../lib/http-error.ts'

const NOT_KEPT = 'The recording did not reach the server as a whole. Please try again.'

const MEGABYTE = 1_000_000

/**
 * Sends a recording, until `signal` ends it. `onProgress` is told how much has gone out, from 0 to 1, which `fetch`
 * does not report.
 * @throws Error with words for the person: the server's own, or that it could not be reached
 */
export function uploadRecording(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Recording> {
  if (file.size > MAX_RECORDING_BYTES)
    throw new Error(
      `The file is ${Math.ceil(file.size / MEGABYTE)} MB, and ${MAX_RECORDING_BYTES / MEGABYTE} MB is the maximum. A lower bit rate makes it smaller.`,
    )
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/podcast/recordings')
    // The server looks at what is in the file, not at what it is called.
    request.setRequestHeader('Content-Type', 'audio/mpeg')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onload = () => {
      try {
        resolve(recordingOf(request))
      } catch (failure) {
        reject(failure)
      }
    }
    request.onerror = () =>
      reject(new Error('The recording did not arrive. Check your connection and try again.'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

/** Reads the answer. What is between here and the server may answer in its place, in words for nobody. */
function recordingOf({ status, statusText, responseText }: XMLHttpRequest): Recording {
  if (status !== 200) throw failureOf(status, statusText, responseText)
  try {
    return JSON.parse(responseText)
  } catch (cause) {
    throw new Error(NOT_KEPT, { cause })
  }
}
