import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Notice, onNotice } from '../../platform/notices.ts'
import { storeSession } from '../../platform/session.ts'
import { takeOut } from './api.ts'

let notices: Notice[]
let stop: () => void

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/createOrder', search: '?shopId=101&bizType=1300' })
  vi.stubGlobal('document', { hidden: false })
  storeSession({ token: 't', authorizeInfo: { customerId: 0, isMember: false, nick: '', avatar: '' } })
  notices = []
  stop = onNotice(notice => notices.push(notice))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('A dish that could not be removed from the cart is reported as still there (API-2)', async () => {
  const sent = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(Response.json({ code: 'CART-01-0015', data: null, message: 'Gone' })),
  )
  vi.stubGlobal('fetch', sent)
  await expect(takeOut([{ itemKey: 'soup', quantity: 2 }])).rejects.toMatchObject({ refused: 'lineGone' })
  expect(sent).toHaveBeenCalledTimes(1)
  expect(notices).toEqual([{ shows: 'toast', message: 'Gone', tone: 'error' }])
})
