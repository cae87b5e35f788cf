import type { CallSpec, Envelope, ResponseOf } from '@comanda/contract/core'
import { currentLocale, t } from '../i18n/texts.ts'
import { deviceId } from '../device.ts'
import { notify } from '../notices.ts'
import { randomHex, randomId } from '../random-id.ts'
import { storeSession, token, type UserInfo } from '../session.ts'
import { startup } from '../startup.ts'
import { readStoredText } from '../storage.ts'
import { takeEarlyResponse } from './early.ts'
import { type Answer, exchange, NoResponse, type OutgoingRequest, readAnswer, TIMEOUT } from './exchange.ts'
import { Refused } from './refused.ts'
import { bodyOf, headersOf } from './request.ts'
import type { CallInput, SendSilently } from './call-input.ts'
import { ensureToken } from './sign-in.ts'
import { trackWaiting } from './slow-connection.ts'

export interface SendOptions {
  /** How a refusal shows, where the screen knows better than the call and the code. API-4 */
  shows?: 'toast' | 'dialog' | 'silent'
  signal?: AbortSignal | undefined
  /** The id of the request, where the same one is sent again on purpose (a submit the guest repeats). ORDER-10 */
  requestId?: string
  /** A file, for a call that carries a form. */
  file?: File
  /** Nobody waits for it: that it takes long is not told. */
  background?: boolean
}

/** Tries of one call and the pause between them, in ms. API-3 */
const TRIES = 5
const PAUSE = 100

let zone: string | undefined
/** The phone's own time zone, found once: a slow phone takes 50 ms for the first and some for every other. */
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
    channelId: readStoredText('channelId') ?? query.get('c') ?? '',
    requestId,
    deviceId: deviceId(),
    pathname: location.pathname,
    search: location.search,
    traceId: randomHex(16),
    spanId: randomHex(8),
  })
  const body = JSON.stringify(bodyOf(spec, input, location.search))
  const plain = { path: spec.path, headers, body, requestId, signal: options.signal }
  return spec.carries === 'form' && options.file ? (await import('./form.ts')).formOf(plain, options.file) : plain
}

/** Trouble is told by a part of its own, fetched once the first page stands: most calls have none. */
const loadFailures = () => import('./failures.ts')

/** A refused answer, or none, as the guest is told of it. Where the part that tells is not to be had, neither is the server. */
async function toRefused(problem: Answer | NoResponse, requestId: string): Promise<Refused> {
  const teller = await loadFailures().catch(() => undefined)
  if (!teller) return new Refused('network', t('sys.api.networkExceptionMsg'), { requestId })
  return problem instanceof NoResponse ? teller.faultOf(problem, requestId) : teller.refusalOf(problem, requestId)
}

/** Whether the same request may be sent again at once, no answer having come. API-3 */
const isRetryable = ({ why, status }: NoResponse): boolean =>
  why === 'network' || why === 'clientTimeout' || (status >= 502 && status <= 504)

const retryRequested = async (answer: Answer): Promise<boolean> =>
  (await loadFailures().catch(() => undefined))?.isRetryRequested(answer) ?? false

/**
 * The data the first page has asked for already, if this is its question; anything but data is asked for properly. What
 * a request says of the phone is not worked out for it: the time zone alone takes a slow phone 50 ms to find.
 */
async function earlyResponse(spec: CallSpec, input: object): Promise<Answer | undefined> {
  const early = takeEarlyResponse(spec.path, JSON.stringify(bodyOf(spec, input, location.search)))
  if (!early) return undefined
  let over = () => {}
  // It has no more time than any other try, and none once the guest asks to try again.
  const given = new Promise<undefined>(resolve => {
    const timer = setTimeout(resolve, TIMEOUT)
    const stop = trackWaiting(() => resolve(undefined))
    over = () => {
      clearTimeout(timer)
      stop()
    }
  })
  const answer = await Promise.race([early.then(readAnswer).catch(() => undefined), given]).finally(over)
  return answer?.envelope.code === '000' ? answer : undefined
}

/**
 * Up to five tries of the very same request, its id included: the server remembers what a change did. A guest who is told that it
 * takes long may have it tried again at once, with five more to come. API-3
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
        if (answer.envelope.code === '000' || tries >= TRIES || !(await retryRequested(answer))) return answer
      } catch (error) {
        if (!(error instanceof NoResponse && isRetryable(error)) || tries >= TRIES) throw error
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
      // What asks for no session is not let in anew: the way in itself would wait for itself. LOGIN-5
      const forAll = spec.gate === 'anyone'
      const bearer = forAll ? token() : await ensureToken(sendSilently)
      const answer = await sendWithRetries(
        await outgoingOf(spec, input, { ...options, requestId }, bearer),
        options.background,
      )
      const { status, envelope } = answer
      if (envelope.code === '000') return answer
      if (renewed) throw await toRefused(answer, requestId)
      if (envelope.code === RESET_TOKEN) storeSession(renewedBy(envelope))
      else if (status === 401 && !forAll)
        await (await loadFailures().catch(() => undefined))?.renewSession(bearer, sendSilently)
      else throw await toRefused(answer, requestId)
    }
  } catch (error) {
    throw error instanceof NoResponse ? await toRefused(error, requestId) : error
  }
}

const renewedBy = (envelope: Envelope) => envelope.data as { token: string; authorizeInfo: UserInfo }

/** Sends without showing anything. */
const sendSilently: SendSilently = async <C extends CallSpec>(spec: C, input: CallInput<C>) => {
  const { envelope } = await answerOf(spec, input as object, {})
  return envelope.data as ResponseOf<C>
}

async function show(refused: Refused, shows: SendOptions['shows']): Promise<void> {
  const teller = await loadFailures().catch(() => undefined)
  if (teller) teller.showRefusal(refused, shows)
  else if (shows !== 'silent') notify({ shows: shows ?? 'toast', message: refused.message, tone: 'error' })
}

/**
 * Sends one call of the contract and answers its data. What the address knows (store, way of ordering, table) is added.
 * Throws `Refused` with the code's name, after showing it the way the code, the call or `options` want it. API-1 to API-4
 */
export async function send<C extends CallSpec>(
  spec: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<ResponseOf<C>> {
  try {
    const early = await earlyResponse(spec, input as object)
    const { envelope, blob } = early ?? (await answerOf(spec, input as object, options))
    return (spec.carries === 'blob' ? blob : envelope.data) as ResponseOf<C>
  } catch (error) {
    if (error instanceof Refused) await show(error, options.shows ?? spec.shows)
    throw error
  }
}
