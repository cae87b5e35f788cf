import { useEffect, useState } from 'react'

const isSheetOpen = (): boolean => document.querySelector('dialog[open]') !== null

/** Time in ms in which a page opens the sheet of its link. */
const PAGE_OPENS_MS = 500

/** Whether the page has opened no sheet, or the last of them has closed. */
export function useIsFree(): boolean {
  const [free, setFree] = useState(false)
  useEffect(() => {
    if (free) return
    const look = () => !isSheetOpen() && setFree(true)
    const changes = new MutationObserver(look)
    const timer = setTimeout(() => {
      look()
      changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
    }, PAGE_OPENS_MS)
    return () => {
      clearTimeout(timer)
      changes.disconnect()
    }
  }, [free])
  return free
}
