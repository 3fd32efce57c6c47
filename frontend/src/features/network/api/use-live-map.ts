import { MAP_LIVE_PATH } from '@meridian/contracts/values/map-live'
import { useEffect } from 'react'
import { followEvents } from '../../../lib/live-events.ts'
import { receiveResource, refreshResources } from '../../../lib/resource.ts'
import { refreshSession } from '../../../lib/session.ts'
import { COUNTERS_PATH } from './map.ts'

/** However often something moves, the map is not asked for more often than this. */
const GATHER_MS = 1_000

/** Keeps counters, map and meetups in step with the server while they are looked at. */
export function useLiveMap(): void {
  useEffect(() => {
    const map = gathered(() => refreshResources('/api/map'))
    const meetups = gathered(() => refreshResources('/api/meetups'))
    const again = () => {
      refreshResources('/api/map')
      refreshResources('/api/meetups')
    }
    const hearCounters = (data: string) => receiveResource(COUNTERS_PATH, JSON.parse(data))
    const stop = followEvents(
      MAP_LIVE_PATH,
      { counters: hearCounters, map: map.call, meetups: meetups.call },
      // The browser gives no reason for a refusal. Anybody who has lost access is shown so once that is known.
      { onReturn: again, onRefused: () => void refreshSession() },
    )
    return () => {
      stop()
      map.stop()
      meetups.stop()
    }
  }, [])
}

/** Many calls within a while become one at the end of it. */
function gathered(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    call: () => {
      timer ??= setTimeout(() => {
        timer = undefined
        work()
      }, GATHER_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
