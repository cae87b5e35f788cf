import { Component, type ReactNode } from 'react'
import { traceId } from '../../platform/trace.ts'
import { ErrorState } from './states.tsx'

/** Limits a rendering error to its screen: the screen shows an error state with a button that reloads the page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { happened: boolean }> {
  override state = { happened: false }

  static getDerivedStateFromError = () => ({ happened: true })

  override componentDidCatch(error: unknown): void {
    reportError(error)
  }

  override render(): ReactNode {
    return this.state.happened ? <ErrorState onRetry={() => location.reload()} code={traceId()} /> : this.props.children
  }
}
