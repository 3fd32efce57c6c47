import { Component, type ReactNode } from 'react'

interface InsteadProps {
  /** Where this is: anywhere else it is tried again. */
  at?: string
  onFailed?: (() => void) | undefined
  /** What is shown after a failure; nothing by default. */
  instead?: ReactNode
  children: ReactNode
}

interface InsteadState {
  failed: boolean
  at?: string | undefined
}

/**
 * Renders something else in place of what fails, which would otherwise take its surroundings with it. React reports the
 * failure.
 */
export class Instead extends Component<InsteadProps, InsteadState> {
  override state: InsteadState = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ at }: InsteadProps, seen: InsteadState) {
    return at === seen.at ? null : { failed: false, at }
  }

  override componentDidCatch() {
    this.props.onFailed?.()
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
