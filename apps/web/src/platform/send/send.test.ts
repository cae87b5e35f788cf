import { auth } from '@comanda/contract/auth'
import { push } from '@comanda/contract/push'
import { first } from '@comanda/messages/en-US/first'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { applyServerTexts } from '../i18n/load.ts'
import { type Notice, onNotice } from '../notices.ts'
import { dropSession, storeSession, token, currentUser } from '../session.ts'
import { Refused } from './refused.ts'
import { send } from './send.ts'
import { isConnectionSlow, retryAll } from './slow-connection.ts'

const GUEST = { customerId: 0, isMember: false, nick: '', avatar: '' }
const envelope = (code: string, data: unknown = null, message = '', more: object = {}) => ({
  code,
  data,
  message,
  ...more,
})
const json = (body: unknown, status = 200) => Response.json(body, { status })

type Answer = (url: string, request: RequestInit) => Response | Promise<Response>

let notices: Notice[]
let sentRequests: { url: string; id: string | undefined; token: string | undefined }[]
let stop: () => void

/** A server of a test: answers calls in the given order and repeats the last answer. */
function serve(...answers: Answer[]) {
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    const headers = request.headers as Record<string, string>
    sentRequests.push({ url, id: headers['X-Request-ID'], token: headers['token'] })
    return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0])?.(url, request))
  })
}

const refusal = (promise: Promise<unknown>): Promise<Refused> =>
  promise.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: unknown) => (error instanceof Refused ? error : Promise.reject(error)),
  )

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 })
  vi.stubGlobal('location', { pathname: '/home', search: '', reload: vi.fn<() => void>() })
  vi.stubGlobal('sessionStorage', { getItem: () => String(Date.now()), setItem: () => {} })
  applyServerTexts({ language: 'en_US', map: first })
  storeSession({ token: 'a-token', authorizeInfo: GUEST })
  notices = []
  sentRequests = []
  stop = onNotice(notice => notices.push(notice))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('Answers (API-2)', () => {
  test('Success returns the data', async () => {
    serve(() => json(envelope('000', GUEST)))
    expect(await send(auth.info, {})).toEqual(GUEST)
    expect(notices).toEqual([])
  })

  test('A refusal has name, message and field, and shows a toast', async () => {
    serve(() => json(envelope('COM-00-0400', { at: 1 }, 'Please check the name.', { field: 'nick' })))
    const refused = await refusal(send(auth.info, {}))
    expect(refused).toMatchObject({
      refused: 'invalidInput',
      message: 'Please check the name.',
      field: 'nick',
      data: { at: 1 },
    })
    expect(notices).toEqual([{ shows: 'toast', message: 'Please check the name.', tone: 'error' }])
  })

  test('Without `message`, `msg` is used, else a general text', async () => {
    serve(() => json({ code: 'X-1', data: null, msg: 'As it was said.' }))
    expect((await refusal(send(auth.info, {}))).message).toBe('As it was said.')
    serve(() => json({ code: 'X-1', data: null }))
    expect((await refusal(send(auth.info, {}))).message).toBe(first['sys.api.apiRequestFailed2'])
    serve(() => json({ code: 'COM-00-0504', data: null }))
    expect((await refusal(send(auth.info, {}))).message).toBe(first['sys.api.timeoutMessage'])
  })

  test('Empty answer', async () => {
    serve(() => new Response('', { headers: { 'content-type': 'application/json' } }))
    expect((await refusal(send(auth.info, {}))).message).toBe(first['sys.api.apiRequestFailed1'])
  })

  test.each([
    [403, 'sys.api.errMsg403'],
    [500, 'sys.api.errMsg500'],
    [505, 'sys.api.errMsg505'],
  ] as const)('HTTP %i without an envelope', async (status, key) => {
    serve(() => new Response('<html>', { status, headers: { 'content-type': 'text/html' } }))
    expect((await refusal(send(auth.info, {}))).message).toBe(first[key])
  })
})

describe('Calls made by the first page (API-1)', () => {
  const early = (answer: object) => vi.stubGlobal('earlyCalls', { [auth.info.path]: { input: '{}', answer } })

  test('Their data is used once, without a request', async () => {
    early(Promise.resolve(json(envelope('000', GUEST))))
    serve(() => json(envelope('000', { ...GUEST, nick: 'Ada' })))
    expect(await send(auth.info, {})).toEqual(GUEST)
    expect(sentRequests).toEqual([])
    expect(await send(auth.info, {})).toMatchObject({ nick: 'Ada' })
    expect(sentRequests).toHaveLength(1)
  })

  test.each([
    ['a refusal', () => Promise.resolve(json(envelope('COM-00-0500')))],
    ['no envelope', () => Promise.resolve(new Response('', { headers: { 'content-type': 'application/json' } }))],
    ['no answer', () => Promise.reject(new TypeError('no line'))],
  ])('After %s to an early call the call is sent again', async (_, answer) => {
    early(answer())
    serve(() => json(envelope('000', GUEST)))
    expect(await send(auth.info, {})).toEqual(GUEST)
    expect(sentRequests).toHaveLength(1)
  })
})

describe('Slow connection (API-3)', () => {
  const never: Answer = (_url, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))

  test('The guest is notified after a few seconds, while it lasts', async () => {
    serve(never, () => json(envelope('000', GUEST)))
    const answer = send(auth.info, {})
    await vi.advanceTimersByTimeAsync(4_500)
    expect(isConnectionSlow()).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isConnectionSlow()).toBe(true)
    await vi.advanceTimersByTimeAsync(6_000)
    await answer
    expect(isConnectionSlow()).toBe(false)
  })

  test('A manual retry sends the same request at once, with five more tries', async () => {
    serve(never)
    const refused = refusal(send(auth.info, {}))
    await vi.advanceTimersByTimeAsync(45_000)
    expect(sentRequests).toHaveLength(5)
    retryAll()
    expect(isConnectionSlow()).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sentRequests).toHaveLength(6)
    await vi.advanceTimersByTimeAsync(6_000)
    expect(isConnectionSlow()).toBe(true)
    await vi.advanceTimersByTimeAsync(50_000)
    expect((await refused).refused).toBe('clientTimeout')
    expect(sentRequests).toHaveLength(10)
    expect(new Set(sentRequests.map(({ id }) => id)).size).toBe(1)
    expect(isConnectionSlow()).toBe(false)
  })

  test('Background requests show no notice', async () => {
    serve(never)
    const refused = refusal(send(auth.info, {}, { background: true }))
    await vi.advanceTimersByTimeAsync(8_000)
    expect(isConnectionSlow()).toBe(false)
    await vi.advanceTimersByTimeAsync(50_000)
    await refused
  })

  test.each([
    ['its time limit is that of any call', 11_000, () => {}],
    ['the guest can repeat it', 6_000, retryAll],
  ])('A request already sent by the first page is not repeated: %s', async (_, after, then) => {
    vi.stubGlobal('earlyCalls', { [auth.info.path]: { input: '{}', answer: new Promise(() => {}) } })
    serve(() => json(envelope('000', GUEST)))
    const answer = send(auth.info, {})
    await vi.advanceTimersByTimeAsync(after)
    expect(sentRequests).toHaveLength(after > 10_000 ? 1 : 0)
    then()
    expect(await answer).toEqual(GUEST)
    expect(sentRequests).toHaveLength(1)
    expect(isConnectionSlow()).toBe(false)
  })
})

describe('Display of refusals (API-4)', () => {
  test('A call or a screen can select no display or a dialog', async () => {
    serve(() => json(envelope('COM-00-0404', null, 'Not found.')))
    await refusal(send(push.ticket, { topics: ['order:1'] }))
    await refusal(send(auth.info, {}, { shows: 'silent' }))
    expect(notices).toEqual([])
    await refusal(send(auth.info, {}, { shows: 'dialog' }))
    expect(notices).toEqual([{ shows: 'dialog', message: 'Not found.', tone: 'error' }])
  })
})

describe('Tries (API-3)', () => {
  test('Without an answer the same request is sent five times', async () => {
    serve(() => Promise.reject(new TypeError('no network')))
    expect((await refusal(send(auth.info, {}))).refused).toBe('network')
    expect(sentRequests).toHaveLength(5)
    expect(new Set(sentRequests.map(({ id }) => id)).size).toBe(1)
  })

  test('Tries end with the first answer', async () => {
    serve(
      () => Promise.reject(new TypeError('no network')),
      () => json(envelope('COM-00-0503', null, 'Busy.'), 503),
      () => json(envelope('000', GUEST)),
    )
    expect(await send(auth.info, {})).toEqual(GUEST)
    expect(notices).toEqual([])
  })

  test('A final refusal is not repeated', async () => {
    serve(() => json(envelope('COM-00-0404', null, 'Not found.')))
    await refusal(send(auth.info, {}))
    expect(sentRequests).toHaveLength(1)
  })

  test('A try times out after 10 s', async () => {
    serve(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
    )
    const refused = refusal(send(auth.info, {}))
    await vi.advanceTimersByTimeAsync(9_900)
    expect(sentRequests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(45_000)
    expect((await refused).message).toBe(first['sys.api.apiTimeoutMessage'])
    expect(sentRequests).toHaveLength(5)
  })

  test('A cancelled request is not repeated and shows nothing', async () => {
    const controller = new AbortController()
    serve(
      (_url, { signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    )
    const answer = send(auth.info, {}, { signal: controller.signal })
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    expect(notices).toEqual([])
  })
})

describe('Sessions', () => {
  const byToken: Answer = (url, request) => {
    if (url === auth.auth.path) return json(envelope('000', { token: 'new-token', authorizeInfo: GUEST }))
    const { token: bearer } = request.headers as Record<string, string>
    return bearer === 'new-token' ? json(envelope('000', GUEST)) : json(envelope('COM-00-0401'), 401)
  }

  test('Simultaneous calls create one guest (LOGIN-3)', async () => {
    dropSession()
    serve(byToken)
    await Promise.all(Array.from({ length: 20 }, () => send(auth.info, {})))
    expect(sentRequests.filter(({ url }) => url === auth.auth.path)).toHaveLength(1)
  })

  test('Simultaneous 401 answers sign in once (LOGIN-5)', async () => {
    serve(byToken)
    await Promise.all(Array.from({ length: 20 }, () => send(auth.info, {})))
    expect(sentRequests.filter(({ url }) => url === auth.auth.path)).toHaveLength(1)
    expect(token()).toBe('new-token')
  })

  test('A session that stays refused is reported after the second time, without a loop (LOGIN-5)', async () => {
    serve((url, request) =>
      url === auth.auth.path ? byToken(url, request) : json(envelope('COM-00-0401', null, 'User not logged in'), 401),
    )
    expect((await refusal(send(auth.info, {}))).refused).toBe('notLoggedIn')
    expect(sentRequests).toHaveLength(3)
  })

  test('While sign-in is refused too, every call is refused; later calls succeed (LOGIN-5)', async () => {
    let storm = true
    serve((url, request) =>
      storm ? json(envelope('COM-00-0401', null, 'User not logged in'), 401) : byToken(url, request),
    )
    const all = Promise.all(Array.from({ length: 20 }, () => refusal(send(auth.info, {}))))
    await vi.advanceTimersByTimeAsync(5_000)
    for (const { refused } of await all) expect(refused).toBe('notLoggedIn')
    expect(sentRequests.filter(({ url }) => url === auth.auth.path)).toHaveLength(1)
    storm = false
    expect(await send(auth.info, {})).toEqual(GUEST)
  })

  test('A reset token and its user replace the stored ones, and the call is answered (LOGIN-6)', async () => {
    const renewed = { customerId: 7, isMember: true, nick: 'Mia', avatar: '' }
    serve(
      () => json(envelope('CRM-00-0000', { token: 'reset', authorizeInfo: renewed })),
      () => json(envelope('000', renewed)),
    )
    expect(await send(auth.info, {})).toEqual(renewed)
    expect(token()).toBe('reset')
    expect(currentUser()).toEqual(renewed)
    expect(sentRequests[0]?.id).toBe(sentRequests[1]?.id)
  })
})
