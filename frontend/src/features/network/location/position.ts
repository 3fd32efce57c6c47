import type { Point } from '@meridian/contracts/values/coordinates'
import { ToastRefusal } from '../../../lib/refusal.ts'
import type { ToastText } from '../../../lib/toast-queue.ts'

const GEOLOCATION_TIMEOUT_MS = 10_000

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
    'Your device could not determine its location in time. Please try again or enter your city manually.',
}

/** Asks the browser where it is, for ten seconds at most. Throws {@link ToastRefusal}. */
export function currentPosition(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined = navigator.geolocation,
): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (geolocation === undefined) {
      reject(new ToastRefusal(NOT_SUPPORTED))
      return
    }
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) =>
        reject(new ToastRefusal(code === PERMISSION_DENIED ? DENIED : NOT_FOUND)),
      { timeout: GEOLOCATION_TIMEOUT_MS, enableHighAccuracy: false, maximumAge: 60_000 },
    )
  })
}
