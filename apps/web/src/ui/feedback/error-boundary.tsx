import { Component, type ReactNode } from 'react'
import { ErrorState } from './states.tsx'

/** Holds a fault of ours to the screen it is in: that screen says so, the rest stays, and a tap loads the page anew. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { happened: boolean }> {
  override state = { happened: false }

  static getDerivedStateFromError = () => ({ happened: true })

  override componentDidCatch(error: unknown): void {
    reportError(error)
  }

  override render(): ReactNode {
    return this.state.happened ? <ErrorState onRetry={() => location.reload()} /> : this.props.children
  }
}
