/** The path of the server-sent events: `counters` carries the counters anew, `map` and `meetups` say that they moved. */
export const MAP_LIVE_PATH = '/api/map/live'
