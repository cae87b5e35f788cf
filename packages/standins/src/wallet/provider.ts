import type { Answer } from '../faulty.ts'
import { Journal } from '../journal.ts'
import { type Amount, newId, WalletBook, type WalletPayment, type WalletState } from './book.ts'

type Json = Record<string, unknown>

/** A message about a payment to the merchant. */
export interface WalletNews {
  eventId: string
  type: string
  occurredAt: string
  merchantId: string
  payment: { paymentId: string; merchantReference: string; amount: Amount }
  /** The completed refund or reversal, with its own amount. */
  change?: { reference: string; amount: Amount }
}

export interface CompanySettings {
  merchantId: string
  clock: () => number
  /** The address of the payer's page, with the merchant's return address. */
  payAt: (returnUrl: string, token: string) => string
  emit: (news: WalletNews) => void
  /** A file that preserves its records across restarts and kills. */
  bookFile?: string
}

/** A requested refund or reversal and its state. */
interface Change {
  amount: Amount
  status: 'DONE' | 'FAILED'
}

/** The stored data: states of payments, movements, and requested changes by key. */
interface Row extends ReturnType<WalletBook['stored']> {
  changes: [key: string, change: Change][]
}

const no = (status: number, error: string): Answer => ({ status, body: { error } })
const text = (input: Json, name: string): string => (typeof input[name] === 'string' ? input[name] : '')

function amountOf(input: Json): Amount | undefined {
  const amount = input.amount as Partial<Amount> | undefined
  const { value, currency } = amount ?? {}
  return Number.isSafeInteger(value) && (value ?? 0) > 0 && /^[A-Z]{3}$/.test(currency ?? '')
    ? { value: value ?? 0, currency: currency ?? '' }
    : undefined
}

const methods = ['OCTOPUS', 'MPAY']
const dead: readonly WalletState[] = ['REFUSED', 'CANCELLED', 'EXPIRED']

/** The wallet company's logic: states of payments, with its own records and messages. */
export class WalletProvider {
  readonly book = new WalletBook()
  /** Number of following refunds that fail. */
  refundsToFail = 0
  private readonly settings: CompanySettings
  private readonly changes = new Map<string, Change>()
  private readonly journal: Journal<Row> | undefined
  /** Number of stored movements and changes. */
  private written = { movements: 0, changes: 0 }

  constructor(settings: CompanySettings) {
    this.settings = settings
    this.journal = settings.bookFile === undefined ? undefined : new Journal(settings.bookFile)
    const rows = this.journal?.rows() ?? []
    for (const { changes, ...book } of rows) {
      this.book.restore(book)
      for (const [key, change] of changes) this.changes.set(key, change)
    }
    if (rows.length > 0) this.keepAll()
  }

  /** The same reference gives the same payment; with other terms it is refused. */
  create(input: Json): Answer {
    const amount = amountOf(input)
    const merchantReference = text(input, 'merchantReference')
    const [method, returnUrl, expiresAt] = [text(input, 'method'), text(input, 'returnUrl'), text(input, 'expiresAt')]
    if (!amount || !/^[\w-]{1,80}$/.test(merchantReference) || !methods.includes(method)) return no(400, 'INVALID')
    if (!URL.canParse(returnUrl) || Number.isNaN(Date.parse(expiresAt))) return no(400, 'INVALID')
    const before = this.book.find(one => one.merchantReference === merchantReference)
    if (before) {
      const same = before.amount.value === amount.value && before.amount.currency === amount.currency
      return same && before.method === method ? this.answer(201, before) : no(409, 'DUPLICATE_REFERENCE')
    }
    const payment: WalletPayment = {
      paymentId: newId(),
      merchantReference,
      method,
      amount,
      status: 'WAITING',
      refunded: 0,
      returnUrl,
      expiresAt,
      token: newId() + newId(),
    }
    this.book.payments.set(payment.paymentId, payment)
    this.keep(payment)
    return this.answer(201, payment)
  }

  query(merchantReference: string): Answer {
    const payment = this.book.find(one => one.merchantReference === merchantReference)
    if (!payment) return no(404, 'UNKNOWN_PAYMENT')
    this.expire(payment)
    return this.answer(200, payment)
  }

  refund(paymentId: string, input: Json): Answer {
    const payment = this.book.payments.get(paymentId)
    const amount = amountOf(input)
    const reference = text(input, 'refundReference')
    if (!payment) return no(404, 'UNKNOWN_PAYMENT')
    if (!amount || reference === '' || amount.currency !== payment.amount.currency) return no(400, 'INVALID')
    const key = `${paymentId}/${reference}`
    const before = this.changes.get(key)
    if (before) return before.amount.value === amount.value ? taken(reference) : no(409, 'DUPLICATE')
    if (payment.status !== 'PAID' || payment.refunded + amount.value > payment.amount.value)
      return no(422, 'NOT_REFUNDABLE')
    this.changes.set(key, { amount, status: this.refundsToFail > 0 ? 'FAILED' : 'DONE' })
    if (this.refundsToFail > 0) {
      this.refundsToFail -= 1
      this.notify('refund.failed', payment, { reference, amount })
      return taken(reference)
    }
    payment.refunded += amount.value
    this.book.enter(this.settings.clock(), 'REFUND', payment, amount.value, reference)
    this.notify('refund.done', payment, { reference, amount })
    return taken(reference)
  }

  /** The state of an accepted refund. */
  queryRefund(paymentId: string, reference: string): Answer {
    const match = this.changes.get(`${paymentId}/${reference}`)
    return match ? { status: 200, body: { refundReference: reference, ...match } } : no(404, 'UNKNOWN_REFUND')
  }

  /**
   * Cancels an unpaid payment, refunds a paid one; by the company's id or the merchant's reference. Sends a message each time.
   */
  reverse(by: { paymentId: string } | { merchantReference: string }, input: Json): Answer {
    const reference = text(input, 'reversalReference')
    if (reference === '') return no(400, 'INVALID')
    const payment =
      'paymentId' in by
        ? this.book.payments.get(by.paymentId)
        : this.book.find(one => one.merchantReference === by.merchantReference)
    if (!payment) {
      if ('paymentId' in by) return no(404, 'UNKNOWN_PAYMENT')
      this.tellNothing(by.merchantReference, reference)
      return taken(reference)
    }
    const remaining = payment.amount.value - payment.refunded
    const amount = { value: remaining, currency: payment.amount.currency }
    if (payment.status === 'PAID' && remaining > 0) {
      payment.refunded = payment.amount.value
      this.book.enter(this.settings.clock(), 'REFUND', payment, remaining, reference)
    }
    const wasPaid = payment.status === 'PAID'
    if (payment.status === 'WAITING') payment.status = 'CANCELLED'
    this.notify(wasPaid ? 'reversal.refunded' : 'reversal.cancelled', payment, { reference, amount })
    return taken(reference)
  }

  /** The payer's decision; a decided payment is not changed. False if there is nothing to decide. */
  decide(token: string, approve: boolean): boolean {
    const payment = this.book.find(one => one.token === token)
    if (!payment) return false
    this.expire(payment)
    if (payment.status !== 'WAITING') return false
    payment.status = approve ? 'PAID' : 'REFUSED'
    if (approve) this.book.enter(this.settings.clock(), 'PAYMENT', payment, payment.amount.value)
    this.notify(approve ? 'payment.paid' : 'payment.refused', payment)
    return true
  }

  byToken(token: string): WalletPayment | undefined {
    const payment = this.book.find(one => one.token === token)
    if (payment) this.expire(payment)
    return payment
  }

  /** Sends a message of any type about a payment, for tests. */
  news(type: string, { paymentId, merchantReference, amount }: WalletPayment, change?: WalletNews['change']) {
    const occurredAt = new Date(this.settings.clock()).toISOString()
    const { merchantId } = this.settings
    const payment = { paymentId, merchantReference, amount }
    return { eventId: newId(), type, occurredAt, merchantId, payment, ...(change && { change }) } satisfies WalletNews
  }

  clear(): void {
    this.book.clear()
    this.changes.clear()
    this.refundsToFail = 0
    this.keepAll()
  }

  private keep(payment: WalletPayment): void {
    const { movements, changes } = this.written
    const row: Row = {
      payments: [payment],
      movements: this.book.movements.slice(movements),
      changes: [...this.changes].slice(changes),
    }
    this.written = { movements: this.book.movements.length, changes: this.changes.size }
    this.journal?.add(row)
  }

  /** Replaces the history by the current state. */
  private keepAll(): void {
    this.written = { movements: this.book.movements.length, changes: this.changes.size }
    this.journal?.replace({ ...this.book.stored(), changes: [...this.changes] })
  }

  private expire(payment: WalletPayment): void {
    if (payment.status !== 'WAITING' || Date.parse(payment.expiresAt) > this.settings.clock()) return
    payment.status = 'EXPIRED'
    this.notify('payment.expired', payment)
  }

  private notify(type: string, payment: WalletPayment, change?: WalletNews['change']): void {
    this.keep(payment)
    this.settings.emit(this.news(type, payment, change))
  }

  private tellNothing(merchantReference: string, reference: string): void {
    const amount = { value: 0, currency: 'XXX' }
    const occurredAt = new Date(this.settings.clock()).toISOString()
    const { merchantId } = this.settings
    const payment = { paymentId: '', merchantReference, amount }
    const change = { reference, amount }
    this.settings.emit({ eventId: newId(), type: 'reversal.nothing', occurredAt, merchantId, payment, change })
  }

  private answer(status: number, payment: WalletPayment): Answer {
    const { paymentId, merchantReference, amount, refunded, expiresAt } = payment
    const redirectUrl = this.settings.payAt(payment.returnUrl, payment.token)
    const open = dead.includes(payment.status) ? {} : { redirectUrl, qrText: redirectUrl }
    return {
      status,
      body: { paymentId, merchantReference, amount, status: payment.status, refunded, expiresAt, ...open },
    }
  }
}

const taken = (reference: string): Answer => ({ status: 202, body: { status: 'RECEIVED', reference } })
