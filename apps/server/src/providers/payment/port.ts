import type { AddressInfo } from 'node:net'
import type { Currency, Money } from '@comanda/domain/money'
import type { PhoneWallet, ProviderRecord, StoredCard } from '@comanda/domain/payment'
import type { FastifyInstance } from 'fastify'

/**
 * Data of the browser's payment component: encrypted, opaque, passed on and never stored. PAY-8
 * Only `accepts` creates one, after checking that it contains no unencrypted card number.
 */
export interface PaymentSheet {
  readonly opaque: Readonly<Record<string, unknown>>
  /** A card that the provider stores for this person pays, without its security code. */
  readonly byStoredCard: boolean
}

/** A kind of third-party payment provider: cards, or phone wallets. */
export type ProviderName = 'card' | 'wallet'

export interface StartPayment {
  /** Unique per attempt: `<order number>-<attempt number>`. */
  reference: string
  /** The same for every repeat of this attempt's first request. */
  idempotencyKey: string
  amount: Money
  currency: Currency
  sheet: PaymentSheet
  /** The opaque id of the member whose cards may be stored; guests have none. */
  payerId?: string
  /** Store the card for later payments; only with `payerId`. */
  store: boolean
  /** The address the browser returns to from the bank. */
  returnUrl: string
  /** The browser's origin. */
  origin: string
  address?: string
  countryCode?: string
  /** The checkout that the phone paid from, to find the payment in the provider's own reports. PAY-6 */
  checkoutId?: string
}

/** A payment in a wallet's own app, opened by an address or a code. PAY-5 */
export interface StartWallet {
  reference: string
  amount: Money
  currency: Currency
  /** The method's id in this product: `12_octopus`, `12_mPay`. */
  paymentMethod: string
  /** The return address. Its parameters are never trusted. */
  returnUrl: string
  /** The payment deadline (epoch ms). */
  payBefore: number
}

export interface ContinuePayment {
  reference: string
  idempotencyKey: string
  amount: Money
  currency: Currency
  /** The opaque data of the browser's component or the return address. */
  details: Readonly<Record<string, unknown>>
  /** Set when the answer must belong to this payment of the provider. */
  providerReference?: string
}

/** The reason of a decline, as far as a guest can act on it. The provider's own reason stays behind the port. */
export type RefusedBecause =
  | 'declined'
  | 'funds'
  | 'expired'
  | 'securityCode'
  | 'authentication'
  | 'blocked'
  | 'tryLater'

export interface CardFingerprint {
  brand?: string
  lastFour?: string
}

export type PaymentAnswer =
  /** Paid and captured at once. */
  | { outcome: 'captured'; providerReference: string }
  | ({ outcome: 'authorised'; providerReference: string } & CardFingerprint)
  | ({ outcome: 'refused'; because: RefusedBecause; providerReference?: string } & CardFingerprint)
  | { outcome: 'cancelled'; providerReference?: string }
  /** The browser must act first; `action` is for its component. */
  | { outcome: 'action'; action: Readonly<Record<string, unknown>>; providerReference?: string }
  /** Accepted by the provider and decided later by a message. */
  | { outcome: 'pending'; providerReference?: string }
  /** Unknown whether money moved: the payment is checked, and never repeated under a new key. */
  | { outcome: 'unknown' }
  /** Certainly no money moved: the request or the account is wrong, or the provider was unreachable. */
  | { outcome: 'failed'; because: 'input' | 'configuration' | 'unreachable' | 'amount' }

/** The provider only accepts a change of a payment; a message reports later whether it was done. */
export type ChangeAnswer = 'taken' | 'refused' | 'unknown'

export interface ChangePayment {
  providerReference: string
  /** The attempt's reference, which the message about the change repeats. */
  reference: string
  idempotencyKey: string
}

export interface ChangeAmount extends ChangePayment {
  amount: Money
  currency: Currency
}

export type PaymentEventKind =
  | 'authorisation'
  | 'capture'
  | 'captureFailed'
  | 'cancellation'
  | 'refund'
  | 'refundFailed'
  | 'reversal'
  | 'chargeback'
  | 'chargebackReversed'
  | 'expired'
  /** Cancelled or expired before it was paid. */
  | 'abandoned'
  | 'other'

/** One verified message of the provider. */
export interface PaymentEvent {
  /** The sender; absent in messages stored before there was a second provider. */
  provider?: ProviderName
  /** Unique per event: repeated deliveries have the same. */
  eventKey: string
  kind: PaymentEventKind
  success: boolean
  /** The provider's id of the payment, also in messages about a change of it. */
  providerReference: string
  /** The attempt's reference. */
  reference: string
  /** In the provider's minor units: compare with `isAmount`. */
  providerValue: number
  currencyCode: string
  /** The kind of a reversal. */
  reversedAs?: 'cancel' | 'refund'
  /** The time of the event (ISO); empty when the provider does not say. */
  at: string
}

export type WebhookVerdict =
  /** `parked`: authentic messages for another account or with implausible content; stored and shown, never applied. */
  | { verdict: 'accepted'; events: PaymentEvent[]; parked: { eventKey: string; why: string }[] }
  /** Not authentic or not readable. */
  | { verdict: 'rejected'; why: 'credentials' | 'signature' | 'unreadable' }

/** The methods the provider offers for an amount. */
export interface CardOffers {
  /** For the browser's component; opaque. */
  component: unknown
  stored: StoredCard[]
  wallets: PhoneWallet[]
}

/** The settings of the browser's component. */
export interface BrowserSide {
  clientKey: string
  environment: string
  /** Set when the stand-in is served under the same origin. */
  standinPath?: string
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The interface of all third-party payment providers. Provider errors are results, not exceptions. */
export interface PaymentProvider {
  readonly name: ProviderName
  /** Whether the amount can be expressed in the provider's decimals. */
  canCharge(amount: Money, currency: Currency): boolean
  /** An amount in the provider's minor units. Only after `canCharge`. */
  valueOf(amount: Money, currency: Currency): number
  /** The provider's decimals of a currency. */
  decimalsOf(currencyCode: string): number
  /** The provider's settlement data of one UTC day (`2026-11-21`), for reconciliation. M13 */
  book(day: string): Promise<ProviderRecord[] | 'notReady' | 'unreachable'>
  /** Whether an event has exactly this amount. W1 */
  isAmount(event: PaymentEvent, amount: Money, currency: Currency): boolean
  /** Whether `reverse` returns the rest after partial refunds. */
  readonly reversesRest: boolean
  refund(input: ChangeAmount): Promise<ChangeAnswer>
  /** Returns everything: cancels the uncaptured amount and refunds the captured one. */
  reverse(input: ChangePayment): Promise<ChangeAnswer>
  /** Cancels by our reference, when the provider's id never arrived. */
  cancel(input: Omit<ChangePayment, 'providerReference'>): Promise<ChangeAnswer>
  verifyWebhook(headers: Headers, body: string): WebhookVerdict
}

/** The request for what the card component may offer for an amount; names in `language`. */
export interface MethodsInput {
  amount: Money
  currency: Currency
  language: string
  payerId?: string
  countryCode?: string
}

/** Cards, entered in the provider's component on our page. */
export interface CardProvider extends PaymentProvider {
  readonly browser: BrowserSide
  /** The component's data, when it is valid and contains no unencrypted card data. PAY-8 */
  accepts(data: unknown): PaymentSheet | undefined
  start(input: StartPayment): Promise<PaymentAnswer>
  details(input: ContinuePayment): Promise<PaymentAnswer>
  capture(input: ChangeAmount): Promise<ChangeAnswer>
  /** The payment methods for an amount, stored cards included. Undefined when the provider is unreachable. */
  methods(input: MethodsInput): Promise<CardOffers | undefined>
  /** The stored cards of a payer; undefined when the provider is unreachable. */
  listStored(payerId: string): Promise<StoredCard[] | undefined>
  /** False when the card does not belong to this payer. */
  removeStored(payerId: string, id: string): Promise<boolean>
}

/** Wallets: an address or code to open, and a payment that is captured as soon as the payer confirms. */
export interface WalletProvider extends PaymentProvider {
  start(input: StartWallet): Promise<PaymentAnswer>
  /** The state of a payment, for when no message arrives; undefined while undecided or unreachable. */
  query(input: { reference: string; amount: Money; currency: Currency }): Promise<PaymentAnswer | undefined>
  /** The state of an accepted refund; undefined while undecided or unreachable. */
  queryRefund(input: Omit<ChangeAmount, 'idempotencyKey'>): Promise<'done' | 'failed' | undefined>
}

/** The configured providers; a missing one is not offered. */
export interface PaymentProviders {
  card?: CardProvider | undefined
  wallet?: WalletProvider | undefined
}

/** A connected payment provider: a real account, or a stand-in on loopback. */
export interface ConnectedProvider<Provider> {
  /** Absent when no account is configured and stand-ins are not allowed. */
  provider: Provider | undefined
  /** Serves the stand-in's browser part under our origin. */
  mount(server: FastifyInstance): void
  /** Sets the address for the stand-in's messages, once the server listens. */
  listening(address: string | AddressInfo | null): void
  close(): Promise<void>
}

/** The parts that only a stand-in has. */
export const inertProvider = { mount: () => {}, listening: () => {}, close: async () => {} }
