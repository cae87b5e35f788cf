import { type ComponentType, createElement, useEffect, useState } from 'react'
import { loadPart } from '../../platform/load-part.ts'

/**
 * A part of a screen whose code is loaded after the screen has rendered, without blocking it. Without a network it is retried
 * until it loads. `Until` is shown meanwhile. `ahead` loads the code before it is shown, so that it appears at once.
 */
export function deferred<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  Until?: ComponentType<P>,
): ComponentType<P> & { ahead: () => Promise<void> } {
  let part: ComponentType<P> | undefined
  let pending: Promise<void> | undefined
  const load = async () => {
    part = await loadPart(fetchPart, { quiet: true })
  }
  const ahead = () => (pending ??= load())
  function Later(props: P) {
    const [loaded, setLoaded] = useState(() => part)
    useEffect(() => {
      if (part) return
      void ahead().then(() => setLoaded(() => part))
    }, [])
    const shown = loaded ?? Until
    return shown ? createElement(shown, props) : null
  }
  return Object.assign(Later, { ahead })
}
