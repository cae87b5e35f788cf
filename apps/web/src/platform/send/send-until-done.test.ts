import { auth } from '@comanda/contract/auth'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installNavigator } from '../navigation.ts'
import { type Notice, onNotice } from '../notices.ts'
import { storeSession } from '../session.ts'
import { sendUntilDone } from './send-until-done.ts'
import './failures.ts'

const GUEST = { customerId: 0, isMember: false, nick: '', avatar: '' }
const answer = (code: string, message = code) => Response.json({ code, data: GUEST, message })

let codes: string[]
let ids: Set<string>
let notices: Notice[]
let gone: string[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { pathname: '/createOrder', search: '' })
  vi.stubGlobal('document', { hidden: false })
  ids = new Set()
  vi.stubGlobal('fetch', (_url: string, request: RequestInit) => {
    ids.add((request.headers as Record<string, string>)['X-Request-ID'] ?? '')
    return Promise.resolve(answer((codes.length > 1 ? codes.shift() : codes[0]) ?? '000'))
  })
  storeSession({ token: 't', authorizeInfo: GUEST })
  notices = []
  gone = []
  stop = onNotice(notice => notices.push(notice))
  installNavigator({ go: target => void gone.push(target), preload: () => {}, isRoute: () => true })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const run = async <T>(promise: Promise<T>): Promise<T | Error> => {
  const settled = promise.catch((error: Error) => error)
  await vi.advanceTimersByTimeAsync(1_000_000)
  return settled
}

describe('Repeating until done (ORDER-4)', () => {
  test('Repeats while the server is busy, with one request id and a notice', async () => {
    codes = ['10600', '10600', 'CRM-01-3002', '000']
    const notified: string[] = []
    expect(await run(sendUntilDone(auth.info, {}, { onSlow: text => notified.push(text) }))).toEqual(GUEST)
    expect(ids.size).toBe(1)
    expect(notified).toEqual(['settlement.order.slow', 'settlement.order.slow', 'settlement.order.statusSlow'])
    expect(notices).toEqual([])
  })

  test('OMS-20-1514 is ignored', async () => {
    codes = ['10600', 'OMS-20-1514', '000']
    expect(await run(sendUntilDone(auth.info, {}))).toEqual(GUEST)
    expect(notices).toEqual([])
  })

  test('After the last try its message is shown', async () => {
    codes = ['10600']
    expect(await run(sendUntilDone(auth.info, {}))).toMatchObject({ code: '10600' })
    expect(notices).toEqual([{ shows: 'toast', message: '10600', tone: 'error' }])
    expect(gone).toEqual([])
  })

  test("A table's order leads to the waiting screen (ORDER-5)", async () => {
    codes = ['10600']
    await run(sendUntilDone(auth.info, {}, { masterOrder: () => '/error?type=2' }))
    expect(gone).toEqual(['/error?type=2'])
  })

  test('A guest who navigated elsewhere stays there (ORDER-4)', async () => {
    codes = ['10600']
    expect(await run(sendUntilDone(auth.info, {}, { masterOrder: () => undefined, shows: 'silent' }))).toMatchObject({
      code: '10600',
    })
    expect([gone, notices]).toEqual([[], []])
  })

  test('Any other refusal ends the repetition', async () => {
    codes = ['10600', 'COM-00-0404']
    expect(await run(sendUntilDone(auth.info, {}))).toMatchObject({ refused: 'notFound' })
    expect(notices).toHaveLength(1)
  })
})
