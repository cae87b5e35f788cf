import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls the selected radio button of a row into view, horizontally only. */
export function useInSight(chosen: string | number, many: number): RefObject<HTMLDivElement | null> {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = strip.current
    const there = box?.querySelector<HTMLElement>('label:has(input:checked)')
    if (!box || !there) return
    const apart = there.getBoundingClientRect()
    const around = box.getBoundingClientRect()
    if (apart.left < around.left || apart.right > around.right)
      box.scrollBy({ left: apart.left - around.left - around.width / 2 + apart.width / 2 })
  }, [chosen, many])
  return strip
}
