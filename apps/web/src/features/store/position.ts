import type { Point } from '@comanda/domain/store'
import { useSyncExternalStore } from 'react'

/** Position reported by the phone. It is requested only by a tap and never stored. */
export type Position =
  | { state: 'unasked' | 'asking' | 'refused' | 'unknown' }
  | { state: 'here'; point: Point; roughly: boolean }

/** Accuracy in metres above which a position is shown as approximate. */
const ROUGH = 1000
const listeners = new Set<() => void>()
let position: Position = { state: 'unasked' }

function put(next: Position): void {
  position = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The guest's position, if permitted. */
export const usePosition = (): Position =>
  useSyncExternalStore(
    subscribe,
    () => position,
    () => position,
  )

/**
 * Requests the current position, not a cached one. Nothing waits for it, and a refused request is not repeated
 * automatically.
 */
export function requestPosition(): void {
  if (!('geolocation' in navigator)) return put({ state: 'unknown' })
  put({ state: 'asking' })
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude, accuracy } }) =>
      put({ state: 'here', point: { latitude, longitude }, roughly: accuracy > ROUGH }),
    error => put({ state: error.code === error.PERMISSION_DENIED ? 'refused' : 'unknown' }),
    { enableHighAccuracy: true, timeout: 8000, maximumAge: 0 },
  )
}

/** Returns to the list without a position. */
export const leavePosition = (): void => put({ state: 'unasked' })
