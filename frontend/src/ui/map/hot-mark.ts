import type { PlacedMark } from './marks.ts'

/** How long a pointer rests on a mark before its tooltip opens, in milliseconds. */
export const TOOLTIP_DELAY_MS = 700

/** So soon after a tooltip closed, the next one opens at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300

/** Time to bring the pointer from the mark into its tooltip. */
const LEAVE_MS = 100

export interface HotState {
  readonly mark: PlacedMark | null
  readonly open: boolean
}

/** Which mark's tooltip is open: one at a time, and no part of the map is drawn again when that changes. */
export class HotMark {
  #state: HotState = { mark: null, open: false }
  #closedAt = Number.NEGATIVE_INFINITY
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The mark that the pointer rests on while its time runs. */
  #coming: string | undefined
  readonly #listeners = new Set<() => void>()

  get state(): HotState {
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A pointer came to a mark, or into the tooltip of the open one. */
  hover(mark: PlacedMark): void {
    if (this.#state.open && this.#state.mark?.id === mark.id) {
      this.#stop()
      return
    }
    if (this.#coming === mark.id) return
    const soon = this.#state.open || Date.now() - this.#closedAt < TOOLTIP_SKIP_DELAY_MS
    if (soon) this.show(mark)
    else {
      this.#later(() => this.show(mark), TOOLTIP_DELAY_MS)
      this.#coming = mark.id
    }
  }

  /** The pointer went away. */
  leave(): void {
    if (this.#state.open) this.#later(() => this.hide(), LEAVE_MS)
    else this.#stop()
  }

  /** Opens at once: by focus, by touch, or from the list. */
  show(mark: PlacedMark): void {
    this.#stop()
    this.#become({ mark, open: true })
  }

  hide(): void {
    this.#stop()
    if (!this.#state.open) return
    this.#closedAt = Date.now()
    this.#become({ ...this.#state, open: false })
  }

  #later(work: () => void, milliseconds: number): void {
    this.#stop()
    this.#timer = setTimeout(work, milliseconds)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#coming = undefined
  }

  #become(state: HotState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
