import type { PassFacts, PassKind } from '@comanda/domain/pass'
import type { Queries } from '../../platform/db/index.ts'
import type { Limits } from '../../platform/limits.ts'
import type { Seal } from '../../platform/seal.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { PassBrand, PassProviders } from '../../providers/pass/port.ts'

/** What a pass is for, and its holder. */
export interface PassSubject {
  corporationId: number
  owner: string
  kind: PassKind
  subjectId: string
}

export interface PassDeps extends Pick<PlatformPort, 'db' | 'clock' | 'log' | 'jobs'> {
  providers: PassProviders
  /** Address of this server; the update service and the logo are below it. */
  origin: string
  seal: Seal
  limits: Pick<Limits, 'tryUse'>
  /** The data of a pass; undefined where there is no such thing or it belongs to another person. A1 */
  factsOf(db: Queries, subject: PassSubject): Promise<PassFacts | undefined>
  brandOf(corporationId: number): Promise<PassBrand>
  /** The logo of a brand as a square PNG. */
  logoOf(brand: PassBrand): Promise<Buffer>
}
