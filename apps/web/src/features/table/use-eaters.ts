import { useRef, useState } from 'react'

/**
 * Number of people eating, shown at once after a tap. During a request further taps are collected, and the last one is
 * sent next; after all answers the table's number is shown again. CART-3, CART-8
 */
export function useEaters(people: number, save: (people: number) => Promise<boolean>) {
  const [wanted, setWanted] = useState<number>()
  const latest = useRef<number>(undefined)
  const sending = useRef(false)
  const send = async () => {
    if (sending.current) return
    sending.current = true
    for (let saved = true; saved && latest.current !== undefined; ) {
      const next = latest.current
      saved = await save(next)
      if (!saved || latest.current === next) latest.current = undefined
    }
    sending.current = false
    setWanted(undefined)
  }
  const count = (next: number) => {
    latest.current = next
    setWanted(next)
    void send()
  }
  return { people: wanted ?? people, count }
}
