import type { Queries } from '../../platform/db/index.ts'
import type { PlatformPort } from '../../ports/platform.ts'

/** How many people accepted a version of an agreement. */
export interface Accepted {
  agreementId: string
  version: number
  count: number
}

export interface AgreementDeps extends Pick<PlatformPort, 'db' | 'clock'> {
  acceptedOf(db: Queries, corporationId: number): Promise<Accepted[]>
}
