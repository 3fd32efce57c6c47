import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type LazyWithPreload<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the code before anything is drawn. Throws when it does not arrive; the next call tries again. */
  preload: () => Promise<unknown>
}

/** A component whose code is fetched when it is first rendered, or earlier on request. */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyWithPreload<Props> {
  return Object.assign(
    lazy(async () => ({ default: await load() })),
    { preload: load },
  )
}
