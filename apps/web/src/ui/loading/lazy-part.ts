import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { loadPart } from '../../platform/load-part.ts'

/**
 * A sheet, a dialog or a view whose code comes when it is first drawn. Unlike React's own `lazy` a part that does not come
 * never takes the screen down: it is waited for, or the page is loaded anew where a new version took its place.
 */
export const lazyPart = <P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: await loadPart(fetchPart) }))
