type Handler<Event> = (event: Event) => unknown

/** Who listens to what; handlers that are added during an event are called from the next one on. */
export class Emitter<Events extends object> {
  readonly #listeners: { [Name in keyof Events]?: Map<Handler<Events[Name]>, boolean> } = {}

  on<Name extends keyof Events>(name: Name, handler: Handler<Events[Name]>, once = false): void {
    const handlers = this.#listeners[name] ?? new Map<Handler<Events[Name]>, boolean>()
    this.#listeners[name] = handlers.set(handler, once)
  }

  /** Without a handler: forgets all of this event. */
  off<Name extends keyof Events>(name: Name, handler?: Handler<Events[Name]>): void {
    if (handler === undefined) delete this.#listeners[name]
    else this.#listeners[name]?.delete(handler)
  }

  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void {
    for (const [handler, once] of [...(this.#listeners[name] ?? [])]) {
      if (once) this.#listeners[name]?.delete(handler)
      handler(event)
    }
  }
}
