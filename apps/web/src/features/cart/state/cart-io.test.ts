import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeSession } from '../../../platform/session.ts'
import { cartIo } from './cart-io.ts'

let bodies: unknown[]

beforeEach(() => {
  bodies = []
  vi.stubGlobal('location', { pathname: '/storeIndex', search: '?shopId=101&bizType=1100&tableId=T4&vtId=v9&fun=1' })
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body))
    return Promise.resolve(Response.json({ code: '000', data: {}, message: '' }))
  })
  storeSession({ token: 't', authorizeInfo: { customerId: 0, isMember: false, nick: '', avatar: '' } })
})
afterEach(() => vi.unstubAllGlobals())

test('Requests and changes belong to their own cart, wherever the guest navigates (CART-8, API-1)', async () => {
  const io = cartIo({ shopId: 101, businessType: 1100 })
  await io.query(false)
  await io.modify({ modifyType: 2, cartItems: [] }, 'r')
  for (const body of bodies) {
    expect(body).toMatchObject({ shopId: 101, businessType: 1100 })
    for (const other of ['tableId', 'vtId', 'preOrder']) expect(body).not.toHaveProperty(other)
  }
  await cartIo({ shopId: 101, businessType: 1100, tableId: 'T1' }).query(false)
  expect(bodies.at(-1)).toMatchObject({ tableId: 'T1' })
})
