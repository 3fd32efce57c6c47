/** How tall a map is, and whatever keeps its place while it loads. */
export const MAP_HEIGHT = 'h-96'
