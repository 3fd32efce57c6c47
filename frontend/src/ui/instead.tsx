import { Component, type ReactNode } from 'react'

interface InsteadProps {
  /** Where this is: anywhere else it is tried again. */
  at?: string
  onFailed?: (() => void) | undefined
  /** What stands there after a failure; nothing by default. */
  instead?: ReactNode
  children: ReactNode
}

/** Draws something else in the place of what fails, where all around it would go as well. React reports the failure. */
export class Instead extends Component<InsteadProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailed?.()
  }

  override componentDidUpdate({ at }: InsteadProps) {
    if (at !== this.props.at) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
