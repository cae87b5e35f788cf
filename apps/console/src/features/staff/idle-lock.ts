import { useEffect, useEffectEvent } from 'react'
import { isIdle, sharedDevice, storeActive } from '../../platform/shared-device.ts'

const CHECK_MS = 5000
const TOUCHES = ['pointerdown', 'keydown'] as const

/** Locks a shared tablet after the minutes without a touch that were set for it; other devices never lock. L5 */
export function useIdleLock(on: boolean, lock: () => void): void {
  const check = useEffectEvent(() => {
    const device = sharedDevice()
    if (device && isIdle(device.idleMinutes, Date.now())) lock()
  })
  useEffect(() => {
    if (!on) return
    check()
    const touch = () => storeActive(Date.now())
    const timer = setInterval(check, CHECK_MS)
    for (const kind of TOUCHES) addEventListener(kind, touch, { capture: true })
    return () => {
      clearInterval(timer)
      for (const kind of TOUCHES) removeEventListener(kind, touch, { capture: true })
    }
  }, [on])
}
