import { useEffect } from 'react'

/** Keeps the screen on while this is shown: a sleeping tablet makes no sound for an order. */
export function useStayAwake(): void {
  useEffect(() => {
    let held: WakeLockSentinel | undefined
    let gone = false
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (gone) void lock?.release()
      else held = lock
    }
    const again = () => void hold()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', again)
      void held?.release()
    }
  }, [])
}
