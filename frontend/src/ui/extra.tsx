import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { repeated } from '../lib/repeat.ts'

/** Connections are rarely lost for longer; whoever waits for more than that has gone on without it. */
const REPEATS = { times: 10, waitMs: 1000 }

/**
 * A part that a screen can do without, in a chunk of its own: `extra(() => import('…').then((module) => module.Part))`.
 * Nothing is drawn while it loads or when it fails; after a failure the next render around it tries again.
 */
export function extra<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  // React keeps a failure for good, so each attempt has one of its own.
  const begin = (number: number) => ({
    number,
    Part: lazy(async () => ({ default: await repeated(load, REPEATS) })),
  })
  let attempt = begin(0)
  return function Extra(props: P) {
    const { number, Part } = attempt
    const giveUp = () => {
      attempt = begin(number + 1)
    }
    return (
      <NothingInstead key={number} onFailed={giveUp}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </NothingInstead>
    )
  }
}

/** Draws nothing in the place of what fails, where the screen would go with it. */
class NothingInstead extends Component<{ onFailed: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
