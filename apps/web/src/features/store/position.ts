import type { Point } from '@comanda/domain/store'
import { useSyncExternalStore } from 'react'

/** What the phone says of where it is. It is asked on a tap alone, and what it says never leaves memory. */
export type Position =
  | { state: 'unasked' | 'asking' | 'refused' | 'unknown' }
  | { state: 'here'; point: Point; roughly: boolean }

/** From how many metres of doubt on a position is told to be rough. */
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

/** Where the guest is, as far as they let it be known. */
export const usePosition = (): Position =>
  useSyncExternalStore(
    subscribe,
    () => position,
    () => position,
  )

/** Asks the phone where it is now, not where it was a while ago. A refusal is an answer like another: nothing waits for it and nothing is asked twice by itself. */
export function askPosition(): void {
  if (!('geolocation' in navigator)) return put({ state: 'unknown' })
  put({ state: 'asking' })
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude, accuracy } }) =>
      put({ state: 'here', point: { latitude, longitude }, roughly: accuracy > ROUGH }),
    error => put({ state: error.code === error.PERMISSION_DENIED ? 'refused' : 'unknown' }),
    { enableHighAccuracy: true, timeout: 8000, maximumAge: 0 },
  )
}

/** The list goes back to how it is without a position. */
export const leavePosition = (): void => put({ state: 'unasked' })
