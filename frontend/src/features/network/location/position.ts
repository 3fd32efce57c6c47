import type { Point } from '@meridian/contracts/values/coordinates'
import type { ToastText } from '../../../lib/toast-queue.ts'

const GEOLOCATION_TIMEOUT_MS = 10_000

/** Why the browser did not tell where it is; `text` is what to say. */
export class NoPosition extends Error {
  override readonly name = 'NoPosition'
  readonly text: ToastText

  constructor(text: ToastText) {
    super(text.title)
    this.text = { ...text, variant: 'destructive' }
  }
}

const NOT_SUPPORTED: ToastText = {
  title: 'Geolocation Not Supported',
  description: "Your browser doesn't support location sharing.",
}
const DENIED: ToastText = {
  title: 'Location Access Denied',
  description: 'Please allow location access or enter your city manually.',
}
const NOT_FOUND: ToastText = {
  title: 'Location Unavailable',
  description:
    'Your device did not find out where it is in time. Please try again or enter your city manually.',
}

/** Asks the browser where it is, for ten seconds at most. Throws {@link NoPosition}. */
export function currentPosition(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined = navigator.geolocation,
): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (geolocation === undefined) {
      reject(new NoPosition(NOT_SUPPORTED))
      return
    }
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) =>
        reject(new NoPosition(code === PERMISSION_DENIED ? DENIED : NOT_FOUND)),
      { timeout: GEOLOCATION_TIMEOUT_MS, enableHighAccuracy: false, maximumAge: 60_000 },
    )
  })
}
