import { useEffect, useRef } from 'react'
import { useTopic } from '../../../platform/device/push.ts'
import { useRefreshCart } from '../api.ts'

/** All phones of a store get the hint at once: they send their requests within this time, in ms. */
const SPREAD = 400

/**
 * Prices the form again after dishes or settings of its store changed; not while its order is placed and paid, because an empty
 * cart would replace the form. MENU-1, STORE-2
 */
export function useFollowTotal(shopId: number, busy: boolean): void {
  const refresh = useRefreshCart()
  const placing = useRef(busy)
  useEffect(() => {
    placing.current = busy
  }, [busy])
  const again = () => void (placing.current || refresh())
  // Without a stream nothing is priced again: the order is refused at a changed price.
  useTopic(`menu:${shopId}`, version => void (version !== undefined && setTimeout(again, Math.random() * SPREAD)))
}
