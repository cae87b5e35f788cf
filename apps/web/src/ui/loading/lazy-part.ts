import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { loadPart } from '../../platform/load-part.ts'

/**
 * A sheet, dialog or view whose code is loaded when it first renders. Unlike React's `lazy`, a failed download does not break
 * the screen: it is retried, or the page reloads when a new version was deployed.
 */
export const lazyPart = <P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: await loadPart(fetchPart) }))
