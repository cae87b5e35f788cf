import { useEffect } from 'react'

/** Keeps the screen on while this is shown: a sleeping tablet makes no sound for an order. */
export function useStayAwake(): void {
  useEffect(() => {
    let held: WakeLockSentinel | undefined
    let ended = false
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (ended) void lock?.release()
      else held = lock
    }
    const reacquire = () => void hold()
    reacquire()
    document.addEventListener('visibilitychange', reacquire)
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', reacquire)
      void held?.release()
    }
  }, [])
}
