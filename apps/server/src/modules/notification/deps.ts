import type { ThemeVariables } from '@comanda/domain/decoration'
import type { Currency } from '@comanda/domain/money'
import type { BrandTexts } from '../../platform/brand-texts.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/db/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import type { Messenger } from '../../providers/messaging/port.ts'
import type { PushService } from '../../providers/webpush/port.ts'

/** How messages of a brand look and read. */
export interface BrandLook extends BrandTexts {
  name: string
  /** Address of the logo; empty without one. */
  logo: string
  light: ThemeVariables
  dark: ThemeVariables
  /** Corner radius of buttons in CSS. */
  corner: string
  /** Amounts of examples are in it. */
  currency?: Currency
  /** Corner radius of cards in CSS. */
  cardCorner: string
  /** Families of text and of headings in CSS. */
  font: string
  headingFont: string
}

/** How an account can be reached. */
export interface AccountContacts {
  email: string | null
  phone: string | null
}

export interface Deps {
  db: Database
  jobs: Jobs
  clock: Clock
  log: Log
  /** Seals keys and unsubscribe links. */
  secret: string
  /** A channel without configuration is absent; its messages stay in the outbox, which development can read. */
  messengers: { email?: Messenger; phone?: Messenger }
  pushService: PushService
  /** The configured key pair of push; left out, each brand gets one that is generated once. */
  pushKeys?: { publicKey: string; privateKey: string }
  /** Development: messages count as sent when they are in the outbox. */
  outboxOpen: boolean
  /** The origin of links. */
  origin: string
  lookOf(corporationId: number, language: string): Promise<BrandLook>
  contactsOf(db: Queries, corporationId: number, customerId: number): Promise<AccountContacts>
  /** The owner whose account has this address or number. */
  ownerOfContact(db: Queries, corporationId: number, destination: string): Promise<string | undefined>
  /** An account's choice of e-mails about orders changed: its sessions carry a copy of it. */
  orderMailsChanged(tx: Tx, corporationId: number, customerId: number, wanted: boolean): Promise<void>
}
