/** What the read models of this module announce when they have moved; the live map passes it on by these names. */
export const MAP_TOPIC = 'map'
export const MEETUPS_TOPIC = 'meetups'
