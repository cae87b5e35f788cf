import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FaultPlan, RequestLog } from '../control.ts'
import { type Answer, sendBroken, sendFaulty } from '../faulty.ts'
import { readBody } from '../loopback.ts'
import { ApiError, asObject, type Json } from './payment-request.ts'
import { walletMethod } from './phone-wallets.ts'
import type { Provider } from './provider.ts'

/** Stored answers by request key. */
export type StoredAnswers = [key: string, answer: { digest: string; answer: Answer }][]

export interface ServerApiSettings {
  apiKey: string
  merchantAccount: string
  clock: () => number
  faults: FaultPlan
  log: RequestLog
  /** Called with each answer that a repeated request gets again. */
  answered?: (answers: StoredAnswers) => void
  /** Called with the shopper whose card was removed. */
  removed?: (owner: string) => void
}

const modifications = { captures: 'capture', cancels: 'cancel', refunds: 'refund', reversals: 'reversal' } as const

/** The provider's server API under `/v72`: checks keys, recognises repeats, applies faults. */
export class ServerApi {
  private readonly answers = new Map<string, { digest: string; answer: Answer }>()
  private readonly provider: Provider
  private readonly settings: ServerApiSettings

  constructor(provider: Provider, settings: ServerApiSettings) {
    this.provider = provider
    this.settings = settings
  }

  async handle(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
    const operation = operationOf(url.pathname)
    const text = await readBody(req)
    const fault = this.settings.faults.take(operation)
    const idempotencyKey = headerOf(req, 'idempotency-key')
    const at = this.settings.clock()
    this.settings.log.add({
      at,
      method: req.method ?? '',
      path: url.pathname,
      idempotencyKey,
      body: withoutSecrets(text),
    })
    if (fault?.kind === 'refuseConnection') return void res.destroy()
    if (fault?.kind === 'status') return sendBroken(res, fault.status ?? 500)
    const answer = this.once(idempotencyKey, text, () => this.answer(req, url, text))
    await sendFaulty(res, answer, fault, falsify)
  }

  clear(): void {
    this.answers.clear()
  }

  stored = (): StoredAnswers => [...this.answers]

  /** Restores stored answers: a repeat from before a restart is recognised. */
  restore(stored: StoredAnswers): void {
    for (const [key, answer] of stored) this.answers.set(key, answer)
  }

  /** The same key and body gives the same answer; the same key with another body is refused. */
  private once(key: string | undefined, text: string, work: () => Answer): Answer {
    if (!key) return work()
    const digest = createHash('sha256').update(text).digest('hex')
    const known = this.answers.get(key)
    if (known && known.digest !== digest)
      return failure(new ApiError(422, '704', 'request already processed or in progress'))
    if (known) return known.answer
    const answer = work()
    this.answers.set(key, { digest, answer })
    this.settings.answered?.([[key, { digest, answer }]])
    return answer
  }

  private answer(req: IncomingMessage, url: URL, text: string): Answer {
    try {
      if (headerOf(req, 'x-api-key') !== this.settings.apiKey)
        throw new ApiError(401, '000', 'HTTP Status Response - Unauthorized', 'security')
      if (req.method === 'POST') return this.post(url.pathname.split('/').slice(2), parse(text))
      return this.tokens(req.method ?? '', url)
    } catch (error) {
      if (error instanceof ApiError) return failure(error)
      throw error
    }
  }

  private post(path: string[], input: Json): Answer {
    const [first, second, third] = path
    if (first === 'paymentMethods') return { status: 200, body: this.methods(input) }
    if (first === 'cancels') return { status: 201, body: this.provider.technicalCancel(input) }
    if (first !== 'payments') throw new ApiError(404, '000', 'Not found')
    if (!second) return { status: 200, body: this.provider.pay(input) }
    if (second === 'details') return { status: 200, body: this.provider.details(input) }
    const kind = third && third in modifications ? modifications[third as keyof typeof modifications] : undefined
    if (!kind) throw new ApiError(404, '000', 'Not found')
    return { status: 201, body: this.provider.modify(kind, second, input) }
  }

  private methods(input: Json): Json {
    const owner = typeof input.shopperReference === 'string' ? input.shopperReference : ''
    return {
      paymentMethods: [
        ...this.provider.wallets.map(type => walletMethod(type, this.settings.merchantAccount)),
        { type: 'scheme', name: cardsIn(input.shopperLocale), brands: ['visa', 'mc', 'amex', 'discover', 'maestro'] },
      ],
      storedPaymentMethods: this.storedOf(owner),
    }
  }

  private storedOf(owner: string): Json[] {
    return (this.provider.book.tokens.get(owner) ?? []).map(({ number: _, ...token }) => ({
      ...token,
      type: 'scheme',
      name: token.brand,
      supportedShopperInteractions: ['Ecommerce', 'ContAuth'],
      supportedRecurringProcessingModels: ['CardOnFile'],
    }))
  }

  private tokens(method: string, url: URL): Answer {
    const [first, id] = url.pathname.split('/').slice(2)
    const owner = url.searchParams.get('shopperReference') ?? ''
    if (first !== 'storedPaymentMethods') throw new ApiError(404, '000', 'Not found')
    if (url.searchParams.get('merchantAccount') !== this.settings.merchantAccount || owner.length < 3)
      throw new ApiError(422, '901', 'Invalid Merchant Account or shopperReference')
    if (method === 'GET')
      return { status: 200, body: { shopperReference: owner, storedPaymentMethods: this.storedOf(owner) } }
    const own = this.provider.book.tokens.get(owner) ?? []
    if (method !== 'DELETE' || !own.some(token => token.id === id)) throw new ApiError(422, '800', 'Contract not found')
    this.provider.book.tokens.set(
      owner,
      own.filter(token => token.id !== id),
    )
    this.settings.removed?.(owner)
    return { status: 204, body: undefined }
  }
}

/** The name of cards in the guest's language. */
const cardsIn = (locale: unknown): string => {
  const language = typeof locale === 'string' ? locale.slice(0, 2) : 'en'
  return { zh: '银行卡', ar: 'بطاقات' }[language] ?? 'Cards'
}

const falsify = (body: Json): Json => ({
  ...body,
  merchantReference: 'another-order-1',
  pspReference: 'ANOTHERPAYMENT00',
})

const operationOf = (path: string): string => {
  const parts = path.split('/').slice(2)
  return (parts[0] === 'payments' ? parts.at(-1) : parts[0]) ?? ''
}

const headerOf = (req: IncomingMessage, name: string): string | undefined => {
  const value = req.headers[name]
  return Array.isArray(value) ? value[0] : value
}

const failure = (error: ApiError): Answer => ({ status: error.status, body: error.body() })

function parse(text: string): Json {
  try {
    return asObject(JSON.parse(text))
  } catch {
    throw new ApiError(400, '702', 'The request body could not be read')
  }
}

/** The request log for assertions, without card values. */
function withoutSecrets(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => (/^encrypted|PayToken$/.test(key) ? '***' : value))
  } catch {
    return undefined
  }
}
