import { runInNewContext } from 'node:vm'
import { providerCalls } from '@comanda/contract/auth'
import { booking } from '@comanda/contract/booking'
import { card } from '@comanda/contract/card'
import { headers } from '@comanda/contract/core'
import { decoration } from '@comanda/contract/decoration'
import { giftcard } from '@comanda/contract/giftcard'
import { order } from '@comanda/contract/order'
import { store as storeCalls } from '@comanda/contract/store'
import { beforeAll, expect, test } from 'vitest'
import { visitOf } from '../../../platform/http/index.ts'
import { earlyCalls } from './early-calls.ts'

interface Sent {
  path: string
  headers: Record<string, string>
}

const INFO = { corporation: { corporationId: 7 }, appid: 'brand', translation: { language: 'en_US' } }

/** Runs the script as a page would, and returns what it sent. */
function visit(address: string, stored: Record<string, unknown> = {}) {
  const sent: Sent[] = []
  const dataset: Record<string, string> = {}
  const storage = new Map(Object.entries(stored).map(([key, value]) => [key, JSON.stringify({ value })]))
  const page: Record<string, unknown> = {
    URLSearchParams,
    Uint8Array,
    Intl,
    crypto: globalThis.crypto,
    location: new URL(address, 'https://eat.example'),
    document: {
      cookie: '',
      getElementById: () => ({ textContent: JSON.stringify(INFO) }),
      documentElement: { dataset },
    },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => void storage.set(key, text),
    },
    addEventListener: () => {},
    fetch: (path: string, request: { headers: Record<string, string> }) => {
      sent.push({ path, headers: request.headers })
      return Promise.resolve()
    },
  }
  page['window'] = page
  runInNewContext(earlyCalls, page)
  return { sent, page, marks: dataset, stored: (key: string) => JSON.parse(storage.get(key) ?? '{}').value as unknown }
}

let menu: Sent
let store: Sent
let page: Record<string, unknown>

beforeAll(() => {
  const visited = visit('/storeIndex?shopId=101&bizType=1300&c=5&shareUrl=%2Fhome&note=茶', {
    token: 'a.b',
    deviceId: 'device-1',
  })
  ;[menu, store] = visited.sent as [Sent, Sent]
  page = visited.page
})

test('The early menu request carries every header of a call (API-1)', () => {
  expect(Object.keys(menu.headers).sort()).toEqual(['Content-Type', ...Object.values(headers)].sort())
  expect(menu.headers).toMatchObject({
    [headers.token]: 'a.b',
    [headers.channelId]: '5',
    [headers.deviceId]: 'device-1',
    [headers.pagePath]: '/storeIndex',
    [headers.timezone]: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  for (const value of Object.values(menu.headers)) expect(String(value)).toMatch(/^[ -~]*$/)
})

test('The server can use the headers of the early request (API-1)', () => {
  const lowered = Object.fromEntries(Object.entries(menu.headers).map(([name, value]) => [name.toLowerCase(), value]))
  expect(visitOf(lowered)).toMatchObject({
    traceId: page['traceId'],
    pagePath: '/storeIndex',
    params: { shopId: '101', bizType: '1300', c: '5' },
  })
  expect(menu.headers[headers.params]).not.toContain('shareUrl')
})

test('Early requests of one visit share the trace, not the span or the request id (API-1)', () => {
  const [first, second] = [menu, store].map(({ headers: own }) => own[headers.traceparent]?.split('-') ?? [])
  expect(first?.[1]).toBe(second?.[1])
  expect(first?.[2]).not.toBe(second?.[2])
  expect(menu.headers[headers.requestId]).not.toBe(store.headers[headers.requestId])
})

test('Early requests of a new guest carry a token of their brand, the same for all of them (LOGIN-3)', () => {
  const { sent, page: opened } = visit('/storeIndex?shopId=101')
  const tokens = sent.map(request => request.headers[headers.token])
  expect(tokens).toEqual([opened['guestToken'], opened['guestToken']])
  expect(opened['guestToken']).toMatch(/^7\.[0-9a-f]{48}$/)
})

test('A new device gets its id before the first call and keeps it (API-1)', () => {
  const first = visit('/home')
  expect(first.sent[0]?.headers[headers.deviceId]).toMatch(/^[0-9a-f]{32}$/)
  expect(first.stored('deviceId')).toBe(first.sent[0]?.headers[headers.deviceId])
})

test('Links into a booking and a page of the brand request what these pages show first', () => {
  const paths = (address: string) => visit(address).sent.map(({ path }) => path)
  expect(paths('/bookIndex?shopId=101')).toEqual([booking.shopList.path])
  expect(paths('/customDecorateH5?decorationPageId=p1')).toEqual([decoration.getDecorate.path])
  expect(paths('/customDecorateH5')).toEqual([decoration.getDecorate.path])
  expect(paths('/p/ygf')).toEqual([decoration.getDecorate.path])
  expect(paths('/login')).toEqual([providerCalls.providers.path])
})

test('What only a guest with a session may read is requested under a stored token alone (LOGIN-3)', () => {
  const paths = (address: string, token?: string) =>
    visit(address, token === undefined ? {} : { token }).sent.map(({ path }) => path)
  expect(paths('/orderStatus?orderId=o1', 'a.b')).toEqual([order.queryOrderDetail.path])
  expect(paths('/orderStatus?orderId=o1')).toEqual([])
  expect(paths('/orderList', 'a.b')).toEqual([order.list.path])
  expect(paths('/orderList')).toEqual([])
})

test('Gift cards on sale, the member program and the store of a table are requested for every guest', () => {
  const paths = (address: string) => visit(address).sent.map(({ path }) => path)
  expect(paths('/giftIndex')).toEqual([decoration.getDecorate.path, giftcard.programList.path])
  expect(paths('/giftBuy?programId=usd')).toEqual([giftcard.programList.path])
  expect(paths('/vip')).toEqual([card.queryCardProgram.path])
  expect(paths('/selectNum?shopId=101')).toEqual([storeCalls.queryShopInfo.path])
})

test('A guest who is signed in or opens the link of a gift is marked, so that the page hides what visitors see (LOGIN-2)', () => {
  expect(visit('/mine', { token: 'a.b', userInfo: { customerId: 5 } }).marks).toHaveProperty('known')
  expect(visit('/giftCards#n=1').marks).toHaveProperty('known')
  expect(visit('/mine', { token: 'a.b', userInfo: { customerId: 0 } }).marks).toEqual({})
  expect(visit('/mine').marks).toEqual({})
})

test('The list of stores is requested with the way of ordering in the address', () => {
  expect(visit('/selectStore?bizType=1300').sent[0]?.path).toBe(visit('/selectStore').sent[0]?.path)
  expect(visit('/selectStore?bizType=1300').sent).toHaveLength(1)
})
