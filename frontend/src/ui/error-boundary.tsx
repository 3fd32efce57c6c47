import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Where this is: anywhere else it is tried again. */
  at?: string
  onFailed?: (() => void) | undefined
  /** What is shown after a failure; nothing by default. */
  instead?: ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  failed: boolean
  at?: string | undefined
}

/**
 * Renders something else in place of what fails, which would otherwise take its surroundings with it. React reports the
 * failure.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, seen: ErrorBoundaryState) {
    return at === seen.at ? null : { failed: false, at }
  }

  override componentDidCatch() {
    this.props.onFailed?.()
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
