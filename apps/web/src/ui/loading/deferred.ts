import { type ComponentType, createElement, useEffect, useState } from 'react'
import { loadPart } from '../../platform/load-part.ts'

/**
 * A part of a screen that comes after it: its code is fetched when the screen has drawn, and nothing waits for it. A phone
 * without a network tries until the part is there. `Until` keeps its place.
 */
export function deferred<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  Until?: ComponentType<P>,
): ComponentType<P> {
  let part: ComponentType<P> | undefined
  let coming: Promise<void> | undefined
  const bring = async () => {
    part = await loadPart(fetchPart, { quiet: true })
  }
  return function Later(props: P) {
    const [there, setThere] = useState(() => part)
    useEffect(() => {
      if (part) return
      coming ??= bring()
      void coming.then(() => setThere(() => part))
    }, [])
    const shown = there ?? Until
    return shown ? createElement(shown, props) : null
  }
}
