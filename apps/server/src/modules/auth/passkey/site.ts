import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Limits } from '../../../platform/limits.ts'

export interface PasskeyDeps {
  db: Database
  clock: Clock
  limits: Limits
  /** The address guests use: passkeys belong to its host. */
  origin: string
}

/** The origin and the RP id of passkeys: the host of the public address. LOGIN-4 */
export const siteOf = (origin: string): { origin: string; rpId: string; rpName: string } => {
  const { hostname } = new URL(origin)
  return { origin, rpId: hostname, rpName: hostname }
}

/** Not imported at the start: only passkeys use it. */
export const webAuthn = () => import('@simplewebauthn/server')
