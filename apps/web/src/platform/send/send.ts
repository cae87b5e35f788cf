import type { CallSpec, Envelope, ResponseOf } from '@comanda/contract/core'
import { currentLocale, t } from '../i18n/texts.ts'
import { deviceId } from '../device/device.ts'
import { notify } from '../notices.ts'
import { randomHex, randomId } from '../device/random-id.ts'
import { storeSession, token, type UserInfo } from '../session.ts'
import { startup } from '../startup.ts'
import { readStoredText } from '../device/storage.ts'
import { noteAnswer } from './answers.ts'
import { takeEarlyResponse } from './early.ts'
import { type Answer, exchange, NoResponse, type OutgoingRequest, readAnswer, TIMEOUT } from './exchange.ts'
import { Refused } from './refused.ts'
import { bodyOf, headersOf } from './request.ts'
import type { CallInput, SendSilently } from './call-input.ts'
import { bearerFor } from './sign-in.ts'
import { traceId } from '../trace.ts'
import { trackWaiting } from './slow-connection.ts'

export interface SendOptions {
  /** How a refusal is shown; overrides the call and the code. API-4 */
  shows?: 'toast' | 'dialog' | 'silent'
  signal?: AbortSignal | undefined
  /** Request id, to repeat the same request on purpose. ORDER-10 */
  requestId?: string
  /** A file, for a call with a form. */
  file?: File
  /** Sent in the background: a slow response shows no notice. */
  background?: boolean
  /** Sent to the end although the page is left; at most 64 kB. */
  keepalive?: boolean
}

/** Tries of one call, and the pause between them in ms. API-3 */
const MAX_ATTEMPTS = 5
const PAUSE = 100

let zone: string | undefined
/** The phone's time zone, cached: reading it takes up to 50 ms on a slow phone. */
const timeZone = (): string => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone)

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const RESET_TOKEN = 'CRM-00-0000'

async function outgoingOf(
  spec: CallSpec,
  input: object,
  options: SendOptions,
  bearer: string | undefined,
): Promise<OutgoingRequest> {
  const requestId = options.requestId ?? randomId()
  const data = startup()
  const query = new URLSearchParams(location.search)
  const headers = headersOf({
    corporationId: data?.corporation.corporationId ?? (Number(query.get('g')) || undefined),
    appid: data?.appid ?? '',
    token: bearer,
    language: currentLocale().id,
    timezone: timeZone(),
    channelId: query.get('c') ?? readStoredText('channelId') ?? '',
    requestId,
    deviceId: deviceId(),
    pathname: location.pathname,
    search: location.search,
    traceId: traceId(),
    spanId: randomHex(8),
  })
  const body = JSON.stringify(bodyOf(spec, input, location.search))
  const { signal, keepalive } = options
  const plain = { path: spec.path, headers, body, requestId, signal, keepalive }
  return spec.carries === 'form' && options.file ? (await import('./form.ts')).formOf(plain, options.file) : plain
}

/** The handling of failures is loaded after the first page, since most calls do not fail. */
const loadFailures = () => import('./failures.ts')

/** The `Refused` of a response or of a missing one. If the failure handling cannot be loaded, the network is down. */
async function toRefused(problem: Answer | NoResponse, requestId: string): Promise<Refused> {
  const failures = await loadFailures().catch(() => undefined)
  if (!failures) return new Refused('network', t('sys.api.networkExceptionMsg'), { requestId })
  return problem instanceof NoResponse ? failures.faultOf(problem, requestId) : failures.refusalOf(problem, requestId)
}

/** Whether a request without a response may be repeated at once. API-3 */
const isRetryable = ({ fault, status }: NoResponse): boolean =>
  fault === 'network' || fault === 'clientTimeout' || (status >= 502 && status <= 504)

const retryRequested = async (answer: Answer): Promise<boolean> =>
  (await loadFailures().catch(() => undefined))?.isRetryRequested(answer) ?? false

/**
 * The response that the first page requested already, if it is for this request and successful. It needs no headers, which take
 * time on slow phones.
 */
async function earlyResponse(spec: CallSpec, input: object): Promise<Answer | undefined> {
  const early = takeEarlyResponse(spec.path, JSON.stringify(bodyOf(spec, input, location.search)))
  if (!early) return undefined
  let over = () => {}
  // The same timeout as any other try; a manual retry ends it at once.
  const retry = new Promise<undefined>(resolve => {
    const timer = setTimeout(resolve, TIMEOUT)
    const stop = trackWaiting(() => resolve(undefined))
    over = () => {
      clearTimeout(timer)
      stop()
    }
  })
  const answer = await Promise.race([early.then(readAnswer).catch(() => undefined), retry]).finally(over)
  return answer?.envelope.code === '000' ? answer : undefined
}

/**
 * Up to five attempts with one request id, which the server deduplicates. After the notice about a slow response the guest may
 * retry at once, with five more attempts. API-3
 */
async function sendWithRetries(outgoing: OutgoingRequest, unseen: boolean | undefined): Promise<Answer> {
  let tries = 0
  let end = () => {}
  const again = () => {
    tries = 0
    end()
  }
  const over = unseen ? () => {} : trackWaiting(again)
  try {
    for (;;) {
      tries++
      try {
        const answer = await exchange(outgoing, ending => (end = ending))
        if (answer.envelope.code === '000' || tries >= MAX_ATTEMPTS || !(await retryRequested(answer))) return answer
      } catch (error) {
        if (!(error instanceof NoResponse && isRetryable(error)) || tries >= MAX_ATTEMPTS) throw error
      }
      await pause(PAUSE)
    }
  } finally {
    over()
  }
}

async function answerOf(spec: CallSpec, input: object, options: SendOptions): Promise<Answer> {
  const requestId = options.requestId ?? randomId()
  try {
    for (let renewed = false; ; renewed = true) {
      // Calls without a session do not sign in: the sign-in call itself is one of them. LOGIN-5
      const needsNoSession = spec.gate === 'anyone'
      const bearer = await bearerFor(!needsNoSession, sendSilently)
      const answer = await sendWithRetries(
        await outgoingOf(spec, input, { ...options, requestId }, bearer),
        options.background,
      )
      const { status, envelope } = answer
      if (envelope.code === '000') return answer
      if (renewed) throw await toRefused(answer, requestId)
      if (envelope.code === RESET_TOKEN) storeSession(renewedBy(envelope))
      else if (status === 401 && !needsNoSession)
        await (await loadFailures().catch(() => undefined))?.renewSession(bearer, sendSilently)
      else throw await toRefused(answer, requestId)
    }
  } catch (error) {
    if (error instanceof NoResponse) return savedInstead(error, { spec, input, requestId })
    throw error
  }
}

interface Unanswered {
  spec: CallSpec
  input: object
  requestId: string
}

/** The answer saved earlier. APP-3 @throws Refused if there is none */
async function savedInstead(error: NoResponse, { spec, input, requestId }: Unanswered): Promise<Answer> {
  const failures = await loadFailures().catch(() => undefined)
  const saved = await failures?.savedAnswerTo(error, spec, input)
  if (saved) return saved
  throw await toRefused(error, requestId)
}

const renewedBy = (envelope: Envelope) => envelope.data as { token: string; authorizeInfo: UserInfo }

/** Sends without showing a notice. */
const sendSilently: SendSilently = async <C extends CallSpec>(spec: C, input: CallInput<C>) => {
  const { envelope } = await answerOf(spec, input as object, {})
  return envelope.data as ResponseOf<C>
}

async function show(refused: Refused, shows: SendOptions['shows']): Promise<void> {
  const failures = await loadFailures().catch(() => undefined)
  if (failures) failures.showRefusal(refused, shows)
  else if (shows !== 'silent') notify({ shows: shows ?? 'toast', message: refused.message, tone: 'error' })
}

/**
 * Sends one call of the contract and returns its data. Values of the address (store, business type, table) are added. API-1 to API-4
 * @throws Refused with the code's name, after showing it as `options`, the call or the code define
 */
export async function send<C extends CallSpec>(
  spec: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<ResponseOf<C>> {
  const before = token()
  try {
    const early = await earlyResponse(spec, input as object)
    const { envelope, blob, isSaved } = early ?? (await answerOf(spec, input as object, options))
    if (!isSaved) noteAnswer({ spec, input, data: envelope.data, token: before })
    return (spec.carries === 'blob' ? blob : envelope.data) as ResponseOf<C>
  } catch (error) {
    if (error instanceof Refused) await show(error, options.shows ?? spec.shows)
    throw error
  }
}
