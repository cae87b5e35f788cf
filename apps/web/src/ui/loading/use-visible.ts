import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far outside the screen an element counts as visible, so that it is loaded before it is seen. */
const MARGIN = '200px'

/** Whether an element has been on the screen or near it. */
export function useVisible<E extends Element>(): { ref: RefObject<E | null>; visible: boolean } {
  const ref = useRef<E>(null)
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || visible) return undefined
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setVisible(true),
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  })
  return { ref, visible }
}
