import { type ComponentType, createElement, useEffect, useState } from 'react'

/** How soon it is tried again to fetch a part, in ms. */
const AGAIN = 2000

/**
 * A part of a screen that comes after it: its code is fetched when the screen has drawn, and nothing waits for it. Unlike
 * `lazy` it never takes the screen down: a phone without a network tries until the part is there. `Until` keeps its place.
 */
export function later<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  Until?: ComponentType<P>,
): ComponentType<P> {
  let part: ComponentType<P> | undefined
  return function Later(props: P) {
    const [there, setThere] = useState(() => part)
    useEffect(() => {
      if (part) return
      let timer: ReturnType<typeof setTimeout> | undefined
      const load = () =>
        fetch().then(
          fetched => {
            part = fetched
            setThere(() => fetched)
          },
          () => {
            timer = setTimeout(load, AGAIN)
          },
        )
      void load()
      return () => clearTimeout(timer)
    }, [])
    const shown = there ?? Until
    return shown ? createElement(shown, props) : null
  }
}
