/**
 * The path of the server-sent events: `counters` carries the new counters; `map` and `meetups` say that these have
 * changed.
 */
export const MAP_LIVE_PATH = '/api/map/live'
