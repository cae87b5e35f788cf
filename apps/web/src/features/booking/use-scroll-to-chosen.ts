import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls the selected radio button of a row into view, horizontally only. */
export function useScrollToChosen(chosen: string | number, many: number): RefObject<HTMLDivElement | null> {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = strip.current
    const selected = box?.querySelector<HTMLElement>('label:has(input:checked)')
    if (!box || !selected) return
    const selectedRect = selected.getBoundingClientRect()
    const boxRect = box.getBoundingClientRect()
    if (selectedRect.left < boxRect.left || selectedRect.right > boxRect.right)
      box.scrollBy({ left: selectedRect.left - boxRect.left - boxRect.width / 2 + selectedRect.width / 2 })
  }, [chosen, many])
  return strip
}
