import { randomUUID } from 'node:crypto'
import { type BankDecision, cvcPolicyOf, decideByHolder, flowOf, refusal } from './cards.ts'
import { type Amount, Book, type BookModification, type BookPayment, reference } from './book.ts'
import {
  ApiError,
  asObject,
  type CardAsked,
  type Json,
  requiredAmount,
  requiredText,
  optionalText,
  readCard,
} from './payment-request.ts'
import type { WalletType } from './phone-wallets.ts'
import type { NotificationItem } from './sign.ts'
import { challengeAction, fingerprintAction, readThreeDsResult, redirectAction } from './threeds.ts'

export interface ProviderSettings {
  merchantAccount: string
  clock: () => number
  /** Address of the browser part for a merchant page of this origin; ends in `/`. */
  browserBase: (origin: string | undefined) => string
  emit: (item: NotificationItem) => void
}

/** Number of following payments that the bank refuses, and of modifications that fail, by kind. */
export interface Trouble {
  payment: number
  capture: number
  refund: number
}

/** The provider's logic: states of payments, with its own records and messages. */
export class Provider {
  readonly book = new Book()
  readonly trouble: Trouble = { payment: 0, capture: 0, refund: 0 }
  /** Wallets of phones that the merchant accepts beside cards. */
  wallets: WalletType[] = []
  private readonly settings: ProviderSettings

  constructor(settings: ProviderSettings) {
    this.settings = settings
  }

  pay(input: Json): Json {
    this.checkAccount(input)
    const amount = requiredAmount(input)
    const merchantReference = requiredText(input, 'reference')
    const returnUrl = requiredText(input, 'returnUrl')
    const shopperReference = optionalText(input, 'shopperReference')
    const card = readCard(asObject(input.paymentMethod), this.book.tokens.get(shopperReference ?? '') ?? [])
    const payment = this.enter(input, card, { amount, merchantReference, returnUrl, shopperReference })
    const authentication = asObject(input.authenticationData)
    if (card.wallet || authentication.attemptAuthentication === 'never') return this.decide(payment, card)
    const native = asObject(authentication.threeDSRequestData).nativeThreeDS === 'preferred'
    return this.authenticate(payment, card, native)
  }

  /** Completes 3-D Secure or a redirect. Only the result on the bank's page counts; a repeat gives the same answer. */
  details(input: Json): Json {
    const details = asObject(input.details)
    const redirect = optionalText(details, 'redirectResult')
    const threeDs = optionalText(details, 'threeDSResult')
    if (redirect) {
      const payment = this.book.find(({ redirectResults }) => redirectResults.has(redirect))
      if (!payment) throw new ApiError(422, '14_014', 'Invalid redirectResult')
      return this.conclude(payment, payment.redirectResults.get(redirect) === 'cancel')
    }
    const token = threeDs ? readThreeDsResult(threeDs).authorisationToken : ''
    const payment = this.book.find(({ authorisationToken }) => authorisationToken === token)
    if (!payment) throw new ApiError(422, '14_012', 'The details could not be matched to a payment')
    return this.conclude(payment, false)
  }

  modify(kind: BookModification['kind'], pspReference: string, input: Json): Json {
    this.checkAccount(input)
    const payment = this.book.payments.get(pspReference)
    if (!payment) throw new ApiError(422, '167', 'Original pspReference required for this operation')
    const amount = kind === 'capture' || kind === 'refund' ? requiredAmount(input) : payment.amount
    return this.change(kind, payment, amount, optionalText(input, 'reference'))
  }

  /** Cancels by our reference, for a payment whose own reference was lost. */
  technicalCancel(input: Json): Json {
    this.checkAccount(input)
    const original = requiredText(input, 'paymentReference')
    const payment = this.book.find(({ merchantReference }) => merchantReference === original)
    if (payment)
      return this.change('technicalCancel', payment, payment.amount, optionalText(input, 'reference') ?? original)
    const own = reference()
    this.settings.emit(this.item('TECHNICAL_CANCEL', own, original, { value: 0, currency: 'XXX' }, false))
    return {
      merchantAccount: this.settings.merchantAccount,
      paymentReference: original,
      pspReference: own,
      status: 'received',
    }
  }

  /** Decides a payment that is still `received`, like a slow bank hours later. */
  settle(merchantReference: string, success: boolean): void {
    const payment = this.book.find(one => one.merchantReference === merchantReference && one.state === 'received')
    if (payment) this.apply(payment, success ? { resultCode: 'Authorised' } : refusal(2, 'Declined'))
  }

  /** The unsigned message of one event of a payment. */
  item(
    eventCode: string,
    pspReference: string,
    merchantReference: string,
    amount: Amount,
    success: boolean,
  ): NotificationItem {
    const eventDate = new Date(this.settings.clock()).toISOString()
    const merchantAccountCode = this.settings.merchantAccount
    return {
      pspReference,
      merchantAccountCode,
      merchantReference,
      amount,
      eventCode,
      eventDate,
      success: success ? 'true' : 'false',
    }
  }

  private checkAccount(input: Json): void {
    if (input.merchantAccount !== this.settings.merchantAccount)
      throw new ApiError(403, '901', 'Invalid Merchant Account', 'security')
  }

  private enter(
    input: Json,
    card: CardAsked,
    known: Pick<BookPayment, 'amount' | 'merchantReference' | 'returnUrl' | 'shopperReference'>,
  ): BookPayment {
    const payment: BookPayment = {
      ...known,
      pspReference: reference(),
      state: 'authenticating',
      captured: 0,
      refunded: 0,
      brand: card.brand,
      ...(card.wallet && { wallet: card.wallet }),
      holderName: card.holderName,
      number: card.number,
      expiryMonth: card.expiryMonth,
      expiryYear: card.expiryYear,
      shopperConversionId: optionalText(input, 'shopperConversionId'),
      storeAfter: input.storePaymentMethod === true,
      manualCapture: asObject(input.additionalData).manualCapture === 'true',
      browserBase: this.settings.browserBase(optionalText(input, 'origin')),
      authorisationToken: reference() + reference(),
      transactionId: randomUUID(),
      authenticated: 'open',
      redirectResults: new Map(),
    }
    this.book.payments.set(payment.pspReference, payment)
    return payment
  }

  private authenticate(payment: BookPayment, card: CardAsked, native: boolean): Json {
    const flow = flowOf(payment.number)
    if (flow === 'plain') return this.decide(payment, card)
    if (!native) return this.answer(payment, { resultCode: 'RedirectShopper', action: redirectAction(payment) })
    return flow === 'challenge'
      ? this.answer(payment, { resultCode: 'ChallengeShopper', action: challengeAction(payment) })
      : this.answer(payment, { resultCode: 'IdentifyShopper', action: fingerprintAction(payment) })
  }

  private decide(payment: BookPayment, card: CardAsked): Json {
    if (this.trouble.payment > 0) {
      this.trouble.payment -= 1
      return this.apply(payment, refusal(12, 'Not enough balance'))
    }
    const rightCode = card.brand === 'amex' ? '7373' : '737'
    const codeNeeded = cvcPolicyOf(card.brand) === 'required' && card.securityCode !== undefined
    if (card.expiryMonth !== '03' || card.expiryYear !== '2030') return this.apply(payment, refusal(6, 'Expired Card'))
    if (codeNeeded && card.securityCode !== rightCode) return this.apply(payment, refusal(24, 'CVC Declined'))
    return this.apply(payment, decideByHolder(payment.holderName))
  }

  private conclude(payment: BookPayment, cancelled: boolean): Json {
    if (payment.state !== 'authenticating') return this.answer(payment, this.lastWord(payment))
    if (cancelled) {
      payment.state = 'cancelled'
      return this.answer(payment, { resultCode: 'Cancelled' })
    }
    if (payment.authenticated === 'passed') return this.apply(payment, decideByHolder(payment.holderName))
    return this.apply(payment, refusal(payment.authenticated === 'failed' ? 11 : 42, '3D Not Authenticated'))
  }

  private lastWord(payment: BookPayment): Json {
    if (payment.state === 'authorised' || payment.state === 'captured') return { resultCode: 'Authorised' }
    if (payment.state === 'cancelled') return { resultCode: 'Cancelled' }
    if (payment.state === 'received') return { resultCode: 'Received' }
    return payment.state === 'error' ? { resultCode: 'Error' } : { resultCode: 'Refused', refusalReason: 'Refused' }
  }

  private apply(payment: BookPayment, decision: BankDecision): Json {
    const { resultCode, refusalReason } = decision
    if (resultCode === 'Received') payment.state = 'received'
    else {
      const good = resultCode === 'Authorised'
      payment.state = good ? 'authorised' : resultCode === 'Error' ? 'error' : 'refused'
      if (good) this.book.keepToken(payment)
      const item = this.item('AUTHORISATION', payment.pspReference, payment.merchantReference, payment.amount, good)
      const operations = good ? ['CANCEL', 'CAPTURE', 'REFUND'] : []
      this.settings.emit({
        ...item,
        paymentMethod: payment.brand,
        operations,
        ...(refusalReason && { reason: refusalReason }),
      })
      if (good && !payment.manualCapture) this.change('capture', payment, payment.amount, undefined)
    }
    return this.answer(payment, decision)
  }

  private answer(payment: BookPayment, more: object): Json {
    const { pspReference, merchantReference, amount, brand, number } = payment
    const additionalData = { cardSummary: number.slice(-4) }
    return {
      pspReference,
      merchantReference,
      amount,
      paymentMethod: { type: payment.wallet ?? 'scheme', brand: payment.wallet ? `${brand}_${payment.wallet}` : brand },
      additionalData,
      ...more,
    }
  }

  private change(
    kind: BookModification['kind'],
    payment: BookPayment,
    amount: Amount,
    ownReference: string | undefined,
  ): Json {
    const action = kind === 'reversal' ? (payment.captured > 0 ? 'refund' : 'cancel') : undefined
    const success = this.tryChange(kind, payment, amount.value)
    const pspReference = reference()
    this.book.modifications.push({ pspReference, paymentPspReference: payment.pspReference, kind, amount, success })
    const item = this.item(eventOf[kind], pspReference, ownReference ?? payment.merchantReference, amount, success)
    const additionalData = action ? { 'modification.action': action } : {}
    this.settings.emit({
      ...item,
      originalReference: payment.pspReference,
      paymentMethod: payment.brand,
      additionalData,
    })
    return {
      merchantAccount: this.settings.merchantAccount,
      paymentPspReference: payment.pspReference,
      reference: ownReference,
      pspReference,
      status: 'received',
      amount,
    }
  }

  private tryChange(kind: BookModification['kind'], payment: BookPayment, value: number): boolean {
    if (kind === 'capture') return this.capture(payment, value)
    if (kind === 'refund') return this.refund(payment, value)
    if (kind === 'reversal' && payment.captured > 0) return this.refund(payment, payment.captured - payment.refunded)
    if (['captured', 'refused', 'error', 'cancelled'].includes(payment.state)) return false
    payment.state = 'cancelled'
    return true
  }

  private capture(payment: BookPayment, value: number): boolean {
    if (payment.state !== 'authorised' || value > payment.amount.value) return false
    if (this.trouble.capture > 0) {
      this.trouble.capture -= 1
      return false
    }
    payment.captured = value
    payment.state = 'captured'
    return true
  }

  private refund(payment: BookPayment, value: number): boolean {
    if (value < 1 || payment.refunded + value > payment.captured) return false
    if (this.trouble.refund > 0) {
      this.trouble.refund -= 1
      return false
    }
    payment.refunded += value
    return true
  }
}

const eventOf: Record<BookModification['kind'], string> = {
  capture: 'CAPTURE',
  cancel: 'CANCELLATION',
  refund: 'REFUND',
  technicalCancel: 'TECHNICAL_CANCEL',
  reversal: 'CANCEL_OR_REFUND',
}
