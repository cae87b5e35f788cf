import type { ThemeVariables } from '@comanda/domain/decoration'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Messenger } from '../../providers/messaging/port.ts'

/** How messages of a brand look. */
export interface BrandLook {
  name: string
  /** Address of the logo; empty without one. */
  logo: string
  light: ThemeVariables
  dark: ThemeVariables
  /** Corner radius of buttons in CSS. */
  corner: string
}

export interface Deps {
  db: Database
  jobs: Jobs
  clock: Clock
  /** A channel without configuration is absent; its messages stay in the outbox, which development can read. */
  messengers: { email?: Messenger; phone?: Messenger }
  /** Development: messages count as sent when they are in the outbox. */
  outboxOpen: boolean
  /** The origin of links. */
  origin: string
  lookOf(corporationId: number, language: string): Promise<BrandLook>
}
