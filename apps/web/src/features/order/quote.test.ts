import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeSession } from '../../platform/session.ts'
import '../../platform/send/failures.ts'
import { quote } from './api.ts'

const GUEST = { customerId: 0, isMember: false, nick: '', avatar: '' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { pathname: '/createOrder', search: '' })
  vi.stubGlobal('document', { hidden: false })
  storeSession({ token: 't', authorizeInfo: GUEST })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('A calculation that is still processing (10600) is asked for every 2 s until it is there (ORDER-4)', async () => {
  const codes = ['10600', '10600', '000']
  const times: number[] = []
  vi.stubGlobal('fetch', () => {
    times.push(Date.now())
    const code = codes.shift() ?? '000'
    return Promise.resolve(Response.json({ code, data: { done: code === '000' }, message: code }))
  })
  const answer = quote({ shopId: 1, cartId: 'c', orderType: 1300 }, undefined, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answer).toEqual({ done: true })
  expect(times.map(time => time - (times[0] ?? 0))).toEqual([0, 2000, 4000])
})
