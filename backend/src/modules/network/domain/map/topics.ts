/** What the read models of this module announce when they have moved. */
export const MAP_TOPIC = 'map'
