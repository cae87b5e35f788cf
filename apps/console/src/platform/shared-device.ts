const DEVICE = 'console.device'
const ACTIVE = 'console.activeAt'

/** What a shared tablet stores: its secret, and the minutes without a touch after which it locks. L5 */
export interface SharedDevice {
  device: string
  idleMinutes: number
}

/** The shared tablet that this browser is; undefined on any other device. */
export function sharedDevice(): SharedDevice | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(DEVICE) ?? '') as SharedDevice
    return typeof stored.device === 'string' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Makes this browser a shared tablet; undefined ends it. */
export function storeDevice(device: SharedDevice | undefined): void {
  if (device === undefined) localStorage.removeItem(DEVICE)
  else localStorage.setItem(DEVICE, JSON.stringify(device))
}

/** Stores that the tablet was touched at `now` (epoch ms), for every tab and after a reload. */
export const storeActive = (now: number): void => localStorage.setItem(ACTIVE, String(now))

/** Whether the tablet was not touched for so many minutes at `now` (epoch ms). L5 */
export const isIdle = (idleMinutes: number, now: number): boolean =>
  now - Number(localStorage.getItem(ACTIVE) ?? 0) >= idleMinutes * 60_000
