import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'

/** How long a session marker is valid, in seconds: longer than any meal, but over before the next day's. NAV-7 */
export const VISIT_SECONDS = 12 * 3600

const MARKER = /^([0-9a-z]{6,9})\.([\w-]{8})\.([\w-]{16})$/

/** Issues the session markers of visits at tables and checks them; nothing is stored, so every process knows them all. */
export interface VisitMarkers {
  issue(corporationId: number): string
  /** Whether a marker was issued for this brand and has not expired. */
  isValid(corporationId: number, marker: string): boolean
}

/** Markers contain the time they were issued and are signed with the server's secret. NAV-7 */
export function visitMarkers({ clock, secret }: { clock: Clock; secret: string }): VisitMarkers {
  const signature = (corporationId: number, content: string): string =>
    createHmac('sha256', secret).update(`visit:${corporationId}:${content}`).digest('base64url').slice(0, 16)
  const seconds = () => Math.floor(clock() / 1000)
  return {
    issue(corporationId) {
      const content = `${seconds().toString(36)}.${randomBytes(6).toString('base64url')}`
      return `${content}.${signature(corporationId, content)}`
    },
    isValid(corporationId, marker) {
      const [, issued = '', id = '', signed = ''] = MARKER.exec(marker) ?? []
      if (signed === '') return false
      const age = seconds() - Number.parseInt(issued, 36)
      const expected = signature(corporationId, `${issued}.${id}`)
      return age >= -60 && age < VISIT_SECONDS && timingSafeEqual(Buffer.from(signed), Buffer.from(expected))
    },
  }
}
