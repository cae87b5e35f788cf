import { expect, test } from 'vitest'
import { filesIn, handlingOf, replacedPages, savedPageAddress } from './handling.ts'

const ORIGIN = 'https://order.example'
const handling = (path: string, more: Partial<Parameters<typeof handlingOf>[0]> = {}) =>
  handlingOf({
    method: 'GET',
    mode: 'navigate',
    url: new URL(path, ORIGIN),
    origin: ORIGIN,
    isOnline: true,
    isFromSavedPage: false,
    ...more,
  })
const saved = (path: string) => savedPageAddress(new URL(path, ORIGIN))

test('Pages of the app come from the server first (APP-2)', () => {
  for (const path of ['/', '/home', '/storeIndex?shopId=1&bizType=1300', '/p/ygf', '/orderStatus?orderId=x'])
    expect(handling(path), path).toBe('page')
})

test('While the phone is online, nothing but pages is handled (APP-2)', () => {
  for (const path of ['/assets/index-1.js', '/media/p1/dish@375.webp', '/icons/1/any-192.png'])
    expect(handling(path, { mode: 'no-cors' }), path).toBe('browser')
})

test('Files come from the cache without a connection, and for a page that came from it (APP-2)', () => {
  expect(handling('/assets/index-1.js', { mode: 'cors', isOnline: false })).toBe('file')
  expect(handling('/media/p1/dish@375.webp', { mode: 'no-cors', isFromSavedPage: true })).toBe('file')
})

test.each(['/api/order/cart/query', '/api/menu/queryAllMenus', '/open/application/info'])(
  'The call %s is never handled (APP-2)',
  path => {
    for (const isOnline of [true, false])
      for (const method of ['GET', 'POST'])
        expect(handling(path, { method, mode: 'cors', isOnline, isFromSavedPage: true })).toBe('browser')
  },
)

test.each([
  '/adyen?orderId=1',
  '/payStatus',
  '/login',
  '/auth/callback/google',
  '/console',
  '/console/welcome',
  '/home?code=x',
  '/storeIndex?shopId=1&state=s',
  '/storeIndex?token=t',
  '/orderConfirmPay?redirectResult=r',
  '/push.js',
])(
  'The page %s belongs to a provider or another app and always comes from the server, requested once (APP-2)',
  path => {
    expect(handling(path)).toBe('server')
  },
)

test('Forms and other origins are not handled (APP-2)', () => {
  expect(handling('/home', { method: 'POST' })).toBe('browser')
  expect(handling('https://pictures.example/media/x.webp', { mode: 'no-cors', isOnline: false })).toBe('browser')
})

test('A page is saved under brand and store, whatever else is in its address (APP-3)', () => {
  expect(saved('/storeIndex?shopId=101&bizType=1100&tableId=T1&ms=a&g=7')).toBe(
    '/storeIndex?g=7&shopId=101&bizType=1100',
  )
  expect(saved('/storeIndex?shopId=101&bizType=1300')).toBe('/storeIndex?shopId=101&bizType=1300')
  expect(saved('/orderStatus?orderId=abc')).toBe('/orderStatus')
  for (const path of [
    '/storeIndex',
    '/storeIndex?shopId=x&bizType=1300',
    '/storeIndex?shopId=1',
    '/qrCode',
    '/currentBalance',
    '/createOrder',
    '/home',
  ])
    expect(saved(path), path).toBeUndefined()
})

test('Only the menu of the last store is kept (APP-3)', () => {
  const pages = ['/storeIndex?shopId=1', '/storeIndex?shopId=2', '/orderList']
  expect(replacedPages('/storeIndex?shopId=2', pages)).toEqual(['/storeIndex?shopId=1'])
  expect(replacedPages('/orderList', pages)).toEqual([])
})

test('The files of a page are those it names (APP-3)', () => {
  const html =
    '<link href="/assets/a-1.js"><link href="/icons/1/any-192.png?v=ab_1"><img src="/media/x.webp"><i a="/assets/a-1.js">'
  expect(filesIn(html)).toEqual(['/assets/a-1.js', '/icons/1/any-192.png?v=ab_1'])
})
