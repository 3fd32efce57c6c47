import {
  heldView,
  pixelsPerDegree,
  project,
  type Size,
  type Spot,
  type View,
  WHOLE_WORLD,
} from './projection.ts'

const GLIDE_MS = 160
const SETTLE_MS = 140

/**
 * Where the map is, and where it is going. While it moves, only the transform of what is already drawn changes, frame
 * by frame; once it has settled, listeners draw it again.
 */
export class MapMotion {
  #settled: View = WHOLE_WORLD
  #live: View = WHOLE_WORLD
  /** Where it glides to; null while it does not. */
  #goal: View | null = null
  /** The view for which what is on screen was drawn. */
  #drawn: View = WHOLE_WORLD
  #size: Size = { width: 0, height: 0 }
  #layer: HTMLElement | null = null
  #frame = 0
  #settling: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  get settled(): View {
    return this.#settled
  }

  /** The view as it is this very moment. */
  get live(): View {
    return this.#live
  }

  /** Where it is, or will be once it has arrived: two quick presses mean two steps. */
  get goal(): View {
    return this.#goal ?? this.#live
  }

  get size(): Size {
    return this.#size
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The element whose transform is changed. */
  attach(layer: HTMLElement | null): void {
    this.#layer = layer
  }

  /** Called once what is on screen was drawn for this view and size. */
  drawnFor(view: View, size: Size): void {
    this.#drawn = view
    this.#size = size
    this.#paint()
  }

  /** Moves to a view without redrawing, unless that goes beyond what was drawn outside the panel's edges. */
  move(view: View): void {
    cancelAnimationFrame(this.#frame)
    this.#goal = null
    this.#live = heldView(view, this.#size)
    if (this.#leavesDrawn()) this.settle()
    else this.#frame = requestAnimationFrame(() => this.#paint())
  }

  /** Redraws soon, unless it moves again before that. */
  settleSoon(): void {
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => this.settle(), SETTLE_MS)
  }

  settle(): void {
    clearTimeout(this.#settling)
    if (this.#settled === this.#live) return
    this.#settled = this.#live
    for (const listener of this.#listeners) listener()
  }

  /** Glides to a view briefly; at once for people who want no motion. Calls `onArrive` when it has arrived. */
  glide(target: View, onArrive: () => void = () => undefined): void {
    const from = this.#live
    const to = heldView(target, this.#size)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.move(to)
      this.settle()
      onArrive()
      return
    }
    const begun = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, (now - begun) / GLIDE_MS)
      this.#live = between(from, to, part)
      this.#paint()
      if (part < 1) {
        this.#frame = requestAnimationFrame(step)
        return
      }
      this.#goal = null
      this.settle()
      onArrive()
    }
    cancelAnimationFrame(this.#frame)
    this.#goal = to
    this.#frame = requestAnimationFrame(step)
  }

  #leavesDrawn(): boolean {
    const { width, height } = this.#size
    const middle = project(this.#drawn, this.#live, this.#size)
    return Math.abs(middle.x - width / 2) > width / 2 || Math.abs(middle.y - height / 2) > height / 2
  }

  #paint(): void {
    if (this.#layer === null) return
    const { x, y, scale } = shiftOf(this.#drawn, this.#live, this.#size)
    this.#layer.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    // Marks keep their size while the land under them grows.
    if (this.#layer.style.getPropertyValue('--unscale') !== String(1 / scale))
      this.#layer.style.setProperty('--unscale', String(1 / scale))
  }
}

/** How what was drawn for one view has to be moved and scaled, from its upper left corner, to show another one. */
export function shiftOf(drawn: View, live: View, size: Size): Spot & { scale: number } {
  const scale = pixelsPerDegree(size, live.zoom) / (pixelsPerDegree(size, drawn.zoom) || 1) || 1
  const middle = project(drawn, live, size)
  return { x: middle.x - (scale * size.width) / 2, y: middle.y - (scale * size.height) / 2, scale }
}

function between(from: View, to: View, part: number): View {
  if (part === 1) return to
  const eased = 1 - (1 - part) ** 3
  const mix = (one: number, other: number) => one + (other - one) * eased
  return {
    zoom: Math.exp(mix(Math.log(from.zoom), Math.log(to.zoom))),
    longitude: mix(from.longitude, to.longitude),
    latitude: mix(from.latitude, to.latitude),
  }
}
