import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { cardData, dollarKitchen, line, testApp, type TestMember } from '../../testing/index.ts'

const MONTHS = 12
const app = testApp({ brand: dollarKitchen({ program: { validMonths: MONTHS } }), clock: '2026-11-22T12:00:00Z' })
const year = 365 * 86_400_000

const cardOf = async (ann: TestMember) => (await ann.must(contract.card.list, {})).cards[0]

async function recharge(ann: TestMember) {
  const request = { cardId: ann.cardId, id: 'top-up', versionId: 'v1', ruleId: 'gear-50', agreementVersion: 1 }
  const { rechargeId } = await ann.must(contract.storedvalue.submit, request)
  const input = {
    orderId: rechargeId,
    businessType: 2005 as const,
    payments: [line('12_bankCard', 5000)],
    card: cardData(),
  }
  expect(await ann.call(contract.payment.createPayment, input)).toMatchObject({ paymentState: 'paid' })
  await app.settle()
}

test('A top-up renews an expired card for the months of its program, so that its balance can be spent (CARD-1)', async () => {
  const ann = await app.member({ card: 1000 })
  await app.sql(`update member_card set expires_at = $2 where card_id = $1`, [ann.cardId, new Date(app.clock() - year)])
  const { orderId } = await ann.order()
  const offers = async () =>
    (await ann.must(contract.payment.queryPaymentMethodList, { orderId })).means.filter(
      ({ paymentMethod }) => paymentMethod === '16_msBalance',
    )
  expect(await offers()).toMatchObject([{ disabledReason: 'expired' }])
  await recharge(ann)
  expect((await cardOf(ann))?.expirationTime).toBe('2027-11-22T12:00:00.000Z')
  expect((await offers())[0]).not.toHaveProperty('disabledReason')
})

test('A top-up never shortens a card, and a card without expiry stays without (CARD-1)', async () => {
  const [ann, bob] = [await app.member(), await app.member()]
  const later = new Date(app.clock() + 3 * year)
  await app.sql(`update member_card set expires_at = $2 where card_id = $1`, [ann.cardId, later])
  await app.sql(`update member_card set expires_at = null where card_id = $1`, [bob.cardId])
  for (const member of [ann, bob]) await recharge(member)
  expect((await cardOf(ann))?.expirationTime).toBe(later.toISOString())
  expect(await cardOf(bob)).toMatchObject({ noExpiration: true })
})
