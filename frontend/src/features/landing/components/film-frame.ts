/** The place of the film on the page: the same before, while and after it loads. */
export const FRAME = 'aspect-video w-full rounded-lg border border-rule bg-sunk'
