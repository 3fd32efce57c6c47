/** The height of a map, and of whatever keeps its place while it loads. */
export const MAP_HEIGHT = 'h-96'
