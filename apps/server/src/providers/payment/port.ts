import type { AddressInfo } from 'node:net'
import type { Currency, Money } from '@comanda/domain/money'
import type { BookLine } from '@comanda/domain/payment'
import type { FastifyInstance } from 'fastify'

/**
 * What the browser's payment component handed over: encrypted, opaque, passed on and never kept. PAY-8
 * Only `accepts` makes one, after looking that nothing in it could be a card number in the clear.
 */
export interface PaymentSheet {
  readonly opaque: Readonly<Record<string, unknown>>
}

/** Who brings money from outside: cards, or the wallets of phones. */
export type ProviderName = 'card' | 'wallet'

export interface StartPayment {
  /** Unique per attempt: `<order number>-<attempt number>`. */
  reference: string
  /** The same for every repeat of this attempt's start. */
  idempotencyKey: string
  amount: Money
  currency: Currency
  sheet: PaymentSheet
  /** Opaque id of the member under which cards may be stored; guests have none. */
  payerId?: string
  /** Keep the card for the next time; only with `payerId`. */
  store: boolean
  /** Where the browser comes back to after leaving for the bank. */
  returnUrl: string
  /** The origin the browser is on. */
  origin: string
  address?: string
  countryCode?: string
}

/** What is paid in a wallet's own app, opened by an address or a code. PAY-5 */
export interface StartWallet {
  reference: string
  amount: Money
  currency: Currency
  /** The method's id in this product: `12_octopus`, `12_mPay`. */
  paymentMethod: string
  /** Where the guest comes back to. What that address says is never believed. */
  returnUrl: string
  /** Until when it may be paid, epoch ms. */
  payBefore: number
}

export interface ContinuePayment {
  reference: string
  idempotencyKey: string
  amount: Money
  currency: Currency
  /** What the browser's component or the return address carried; opaque. */
  details: Readonly<Record<string, unknown>>
  /** Set where the answer must belong to this payment of the provider. */
  providerReference?: string
}

/** Why the bank said no, in the words a guest can act on. The provider's own reason stays behind the port. */
export type RefusedBecause =
  | 'declined'
  | 'funds'
  | 'expired'
  | 'securityCode'
  | 'authentication'
  | 'blocked'
  | 'tryLater'

export interface CardMark {
  brand?: string
  lastFour?: string
}

export type PaymentAnswer =
  /** Paid and taken at once: nothing is left to capture. */
  | { outcome: 'captured'; providerReference: string }
  | ({ outcome: 'authorised'; providerReference: string } & CardMark)
  | ({ outcome: 'refused'; because: RefusedBecause; providerReference?: string } & CardMark)
  | { outcome: 'cancelled'; providerReference?: string }
  /** The browser must do something first; `action` is for its component. */
  | { outcome: 'action'; action: Readonly<Record<string, unknown>>; providerReference?: string }
  /** Taken by the provider, decided later by a message. */
  | { outcome: 'pending'; providerReference?: string }
  /** Nobody knows whether money moved: it is being checked, never repeated under a new key. */
  | { outcome: 'unknown' }
  /** Certainly no money moved: our request was wrong, our account is, or the provider could not be reached. */
  | { outcome: 'failed'; because: 'input' | 'configuration' | 'unreachable' | 'amount' }

/** A change of a payment is only taken by the provider; a message tells later whether it was done. */
export type ChangeAnswer = 'taken' | 'refused' | 'unknown'

export interface ChangePayment {
  providerReference: string
  /** The attempt's own reference, which the message about the change carries back. */
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
  /** Called off or run out before anything was paid. */
  | 'abandoned'
  | 'other'

/** One verified message of the provider. */
export interface PaymentEvent {
  /** Whose word it is; absent in messages kept since before there were two. */
  provider?: ProviderName
  /** Once per event: repeated deliveries carry the same. */
  eventKey: string
  kind: PaymentEventKind
  success: boolean
  /** The payment at the provider, also where the message is about a change of it. */
  providerReference: string
  /** The attempt's reference. */
  reference: string
  /** In the provider's own minor units: compare with `isAmount`, never with ours. */
  providerValue: number
  currencyCode: string
  /** What a reversal turned out to be. */
  reversedAs?: 'cancel' | 'refund'
  /** When it happened, ISO; empty when the provider did not say. */
  at: string
}

export type WebhookVerdict =
  /** `parked` were truly the provider's, yet not for us or not to be believed: kept and looked at, never acted on. */
  | { verdict: 'accepted'; events: PaymentEvent[]; parked: { eventKey: string; why: string }[] }
  /** Not the provider's, or not readable. */
  | { verdict: 'rejected'; why: 'credentials' | 'signature' | 'unreadable' }

export interface StoredCard {
  id: string
  brand: string
  lastFour: string
  expiryMonth: string
  expiryYear: string
}

/** What the browser's component needs to start. */
export interface BrowserSide {
  clientKey: string
  environment: string
  /** Set where the stand-in answers under our own origin. */
  standinPath?: string
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The one narrow door to third-party payment: what every provider does. None of it throws for what a provider does. */
export interface PaymentProvider {
  readonly name: ProviderName
  /** Whether this amount can be said in the provider's own decimals. */
  canCharge(amount: Money, currency: Currency): boolean
  /** An amount in the provider's own minor units. Only where `canCharge`. */
  valueOf(amount: Money, currency: Currency): number
  /** How many decimals the provider gives a currency. */
  decimalsOf(currencyCode: string): number
  /** The provider's own book of one day in UTC (`2026-11-21`), to compare ours with. M13 */
  book(day: string): Promise<BookLine[] | 'notReady' | 'unreachable'>
  /** Whether an event is about exactly this amount. W1 */
  isAmount(event: PaymentEvent, amount: Money, currency: Currency): boolean
  /** Whether `reverse` gives back the rest where parts went back before. */
  readonly reversesRest: boolean
  refund(input: ChangeAmount): Promise<ChangeAnswer>
  /** Gives everything back: cancels what is not captured, refunds what is. */
  reverse(input: ChangePayment): Promise<ChangeAnswer>
  /** Cancels by our own reference, where the provider's never reached us. */
  cancel(input: Omit<ChangePayment, 'providerReference'>): Promise<ChangeAnswer>
  verifyWebhook(headers: Headers, body: string): WebhookVerdict
}

/** What the card component may offer for so much; its names in `language`. */
export interface MethodsInput {
  amount: Money
  currency: Currency
  language: string
  payerId?: string
  countryCode?: string
}

/** Cards, entered in the provider's own component on our page. */
export interface CardProvider extends PaymentProvider {
  readonly browser: BrowserSide
  /** The sheet, when it is one of ours and holds nothing in the clear. PAY-8 */
  accepts(data: unknown): PaymentSheet | undefined
  start(input: StartPayment): Promise<PaymentAnswer>
  details(input: ContinuePayment): Promise<PaymentAnswer>
  capture(input: ChangeAmount): Promise<ChangeAnswer>
  /** What the component may offer, stored cards included; opaque. Nothing when it could not be asked. */
  methods(input: MethodsInput): Promise<unknown>
  /** The cards it keeps for a payer; undefined where it could not be asked. */
  listStored(payerId: string): Promise<StoredCard[] | undefined>
  /** False when the card is not this payer's. */
  removeStored(payerId: string, id: string): Promise<boolean>
}

/** Wallets: an address or a code to open, and a payment that is taken as soon as the payer says yes. */
export interface WalletProvider extends PaymentProvider {
  start(input: StartWallet): Promise<PaymentAnswer>
  /** How it stands, for when no message came; nothing while it is undecided or nobody could be asked. */
  query(input: { reference: string; amount: Money; currency: Currency }): Promise<PaymentAnswer | undefined>
  /** How a refund that was taken stands; nothing while it is undecided or nobody could be asked. */
  queryRefund(input: Omit<ChangeAmount, 'idempotencyKey'>): Promise<'done' | 'failed' | undefined>
}

/** Each of them where it is set up; what is missing is not offered. */
export interface PaymentProviders {
  card?: CardProvider | undefined
  wallet?: WalletProvider | undefined
}

/** A provider of payment as it is set up here: a real account, or a stand-in on loopback. */
export interface ConnectedProvider<Provider> {
  /** Nothing where no account is configured and stand-ins are not allowed: then it is not offered. */
  provider: Provider | undefined
  /** Answers the stand-in's browser part under our own origin. */
  mount(server: FastifyInstance): void
  /** Where the stand-in sends its messages, once we listen. */
  listening(address: string | AddressInfo | null): void
  close(): Promise<void>
}

/** The parts that only a stand-in has. */
export const inertProvider = { mount: () => {}, listening: () => {}, close: async () => {} }
