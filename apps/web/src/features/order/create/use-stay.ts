import { useEffect, useRef } from 'react'

const here = (): string => location.pathname + location.search

/**
 * Answers how to begin something that takes long and ends with another screen: what comes back says whether the guest has left
 * meanwhile, for another screen, or, `onSheet`, by closing the sheet it was begun on. ORDER-4
 */
export function useStay(onSheet: boolean): () => () => boolean {
  const drawn = useRef(false)
  useEffect(() => {
    drawn.current = true
    return () => {
      drawn.current = false
    }
  }, [])
  return () => {
    const from = here()
    return () => here() !== from || (onSheet && !drawn.current)
  }
}
