import { contract } from '@comanda/contract'
import { describe, expect, test } from 'vitest'
import { refusedAs, requestId, testApp, type TestGuest, ticketFor } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-20T17:00:00Z' })

const destination = 'several@phones.test'
const contact = { phoneNumber: '2125550187', countryCode: '1', isoCode: 'US', firstName: 'Ann', lastName: 'Guest' }

/** A guest's phone, with the ticket that signs it in to the one account. */
async function phone() {
  const guest = app.guest()
  return { guest, ticket: await ticketFor(app, guest, destination) }
}

/** A pickup to be paid by card, with this request id, and the request that placed it. */
async function order(guest: TestGuest, id: string) {
  const { cartId } = await guest.fillCart(['edamame'])
  const chosen = { shopId: app.shop.config.shopId, cartId, orderType: 1300 as const, dinnerTime: 'asap' }
  const { calculation } = await guest.must(contract.order.calculate, chosen)
  const { cartVersion, totalPaidAmount } = calculation
  const request = {
    ...chosen,
    cartVersion,
    expectedTotal: totalPaidAmount,
    contact,
    paymentMethod: '12_bankCard' as const,
  }
  const { orderId } = await guest.must(contract.order.submit, request, { requestId: id })
  return { orderId, request }
}

describe('Several phones of one account (LOGIN-4)', () => {
  test('Phones that sign in at once, each with a cart and an order under the same request id, move all to the account', async () => {
    const agreements = [
      { agreementId: 'terms', version: 1 },
      { agreementId: 'privacy', version: 1 },
    ]
    const first = await phone()
    await first.guest.must(contract.auth.signup, { ticket: first.ticket, nick: 'Ann', agreements })

    const id = requestId()
    const phones = await Promise.all(Array.from({ length: 12 }, phone))
    const orders = await Promise.all(phones.map(({ guest }) => order(guest, id)))
    for (const { guest } of phones) await guest.fillCart(['edamame'])
    const answers = await Promise.all(phones.map(({ guest, ticket }) => guest.call(contract.auth.login, { ticket })))
    expect(answers.map(refusedAs)).toEqual(phones.map(() => 'done'))

    const [signedIn] = answers
    const account = app.guest({ token: signedIn && 'token' in signedIn ? signedIn.token : '' })
    const listed = await account.must(contract.order.list, { state: 'active', pageSize: 50 })
    const ids = listed.orders.map(({ orderId }) => orderId)
    expect(ids.toSorted()).toEqual(orders.map(({ orderId }) => orderId).toSorted())
    const bought = (await account.cart()).calculation.items.filter(({ giftOf }) => giftOf === undefined)
    expect(bought.map(({ quantity }) => quantity)).toEqual([phones.length])
    // Each repeated submit still answers its own order after signing in. ORDER-10
    for (const { orderId, request } of orders)
      expect(await account.must(contract.order.submit, request, { requestId: id })).toMatchObject({ orderId })
  })
})
