import type { PlacedMark } from './marks.ts'

/** How long a pointer rests on a mark before its tooltip opens, in milliseconds. */
export const TOOLTIP_DELAY_MS = 700

/** Within this time after a tooltip has closed, the next one opens at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300

/** Time to move the pointer from the mark into its tooltip. */
const LEAVE_MS = 100

export interface HotState {
  readonly mark: PlacedMark | null
  readonly open: boolean
}

/** Where a pointer is on the screen, as its event says. */
interface At {
  readonly clientX: number
  readonly clientY: number
}

/** Which mark's tooltip is open: one at a time, and no part of the map is drawn again when that changes. */
export class HotMark {
  #state: HotState = { mark: null, open: false }
  #closedAt = Number.NEGATIVE_INFINITY
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The mark under the pointer whose tooltip is about to open. */
  #coming: string | undefined
  /** Whether the open one was asked for, not only pointed at. */
  #asked = false
  #pointer: At | undefined
  readonly #listeners = new Set<() => void>()

  get state(): HotState {
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A pointer came to a mark, or into the tooltip of the open one. */
  hover(mark: PlacedMark, at: At): void {
    if (this.#onlyRests(at)) return
    if (this.#state.open && this.#state.mark?.id === mark.id) {
      this.#stop()
      return
    }
    if (this.#coming === mark.id) return
    const soon = this.#state.open || Date.now() - this.#closedAt < TOOLTIP_SKIP_DELAY_MS
    if (soon) this.#open(mark, false)
    else {
      this.#later(() => this.#open(mark, false), TOOLTIP_DELAY_MS)
      this.#coming = mark.id
    }
  }

  /** The pointer went away. */
  leave(at: At): void {
    if (this.#onlyRests(at)) return
    if (this.#state.open) this.#later(() => this.hide(), LEAVE_MS)
    else this.#stop()
  }

  /** The pointer is here, on the map or a mark. */
  see(at: At): void {
    this.#pointer = at
  }

  /** Opens at once: by focus, by touch, or from the list. */
  show(mark: PlacedMark): void {
    this.#open(mark, true)
  }

  hide(): void {
    this.#stop()
    if (!this.#state.open) return
    this.#closedAt = Date.now()
    this.#become({ ...this.#state, open: false })
  }

  #open(mark: PlacedMark, asked: boolean): void {
    this.#stop()
    this.#asked = asked
    this.#become({ mark, open: true })
  }

  /** While the map moves, marks pass under a resting pointer: they do not close what somebody has chosen. */
  #onlyRests(at: At): boolean {
    const before = this.#pointer
    this.#pointer = at
    const stays = before?.clientX === at.clientX && before.clientY === at.clientY
    return stays && this.#asked && this.#state.open
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
