import type { OwnPaymentMethod, PayableKind } from '@comanda/domain/payment'
import type { Tx } from '../../platform/db/index.ts'
import type { Limits } from '../../platform/limits.ts'
import type { OwnMethod, OwnMethodInput, OwnMethodOffer, PayablePort, SecurityCheck } from '../../ports/payment.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { StorePort } from '../../ports/store.ts'
import type { PaymentProviders, ProviderName } from '../../providers/payment/port.ts'

/** Own payment methods that are locked: the offers of each for a payable. */
export type LockedMethods = ReadonlyMap<string, (input: OwnMethodInput) => OwnMethodOffer[]>

/** The number of differences between a provider's book of a day (UTC) and ours. */
export interface BreaksFound {
  corporationId: number
  provider: ProviderName
  day: string
  breaks: number
}

export interface Deps extends Omit<PlatformPort, 'publish'>, Pick<StorePort, 'shopOf'> {
  /** A provider that is not set up is not offered. */
  providers: PaymentProviders
  /** By kind; a kind that is absent has nothing to pay. */
  payables: Readonly<Partial<Record<PayableKind, PayablePort>>>
  /** By method; a method that is absent is not offered. */
  ownMethods: Readonly<Partial<Record<OwnPaymentMethod, OwnMethod>>>
  checkSecurity: SecurityCheck
  /** Counts refused cards, by where they were tried. */
  limits: Pick<Limits, 'hasRoom' | 'tryUse'>
  /** Notifies the people in charge of the brand's money of differences, in the transaction of the comparison. */
  notifyOfBreaks(tx: Tx, breaks: BreaksFound): Promise<void>
  /** All brands of this server, lowest number first. */
  corporations(): Promise<number[]>
  /** The one origin guests use, where it is configured. */
  publicOrigin: string | undefined
  /** How long a guest's own request waits for the provider before it answers "being checked" (ms). */
  patienceMs?: number
}
