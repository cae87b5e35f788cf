import { contract } from '@comanda/contract'
import type { CouponTemplate } from '@comanda/domain/coupon'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { account } from '../../ledger/index.ts'
import { harbourKitchen, type TestMember } from '../../testing/index.ts'
import { passJsonOf, valuesOf } from '../../testing/pass-standins.ts'
import { paidOrder, runCampaign } from '../campaign/campaign-app.ts'
import type { PassKind } from '@comanda/domain/pass'
import { deliver, iphone, moveValue, passApp, passOf } from './pass-app.ts'

const tea: CouponTemplate = {
  couponTemplateId: 'tea',
  name: { en_US: 'A cup of tea' },
  description: { en_US: 'With every meal.' },
  effect: { kind: 'dish' },
  minimum: money(0),
  shopIds: [],
  bizTypes: [1100],
  foodIds: ['soup'],
  windows: [],
  excludesPromotions: false,
}
const brand = { ...harbourKitchen(), coupons: [{ template: tea, givenTo: [] }] }
const { app, wallets } = await passApp({ brand })

let phones = 0
/** A pass on a new phone, and how it is read again. */
async function onPhone(ann: Parameters<typeof passOf>[0], kind: PassKind, id: string) {
  phones += 1
  const pushToken = phones.toString(16).padStart(64, 'a')
  const pass = await passOf(ann, kind, id)
  const phone = iphone(app, `phone-${phones}`, pass.passTypeIdentifier)
  await phone.register(pass, pushToken)
  await deliver(app)
  wallets.push.pushes.length = 0
  return {
    pass,
    latest: async () => passJsonOf((await phone.latest(pass)).rawPayload),
    pushes: () => wallets.push.pushes.filter(one => one.pushToken === pushToken).length,
  }
}

const give = (ann: TestMember) =>
  app.db.inTx(tx =>
    app.modules.coupon.giveCoupons(tx, { corporationId: 1, owner: ann.owner, couponTemplateId: 'tea', count: 1 }),
  )

describe('A pass follows its data (CARD-9)', () => {
  test('A gift card’s pass follows its balance when it pays (CARD-9)', async () => {
    const ann = await app.member({ gift: 5000 })
    const { latest, pushes } = await onPhone(ann, 'GIFT_CARD', ann.giftCardId)
    await moveValue(app, account.giftCard(ann.giftCardId), -1250)
    await deliver(app)
    expect(valuesOf(await latest())).toMatchObject({ balance: 37.5 })
    expect(pushes()).toBe(1)
  })

  test('A member card’s pass follows its level (CARD-9, CARD-2)', async () => {
    const ann = await app.member()
    const { latest, pushes } = await onPhone(ann, 'MEMBER_CARD', ann.cardId)
    const before = valuesOf(await latest())
    await app.sql(`update member_card set card_level_id = 'no-level' where card_id = $1`, [ann.cardId])
    await deliver(app)
    expect(before).toHaveProperty('level')
    expect(valuesOf(await latest())).not.toHaveProperty('level')
    expect(pushes()).toBe(1)
  })

  test('A change of what a pass does not show pushes nothing (CARD-9)', async () => {
    const ann = await app.member({ card: 500 })
    const { pushes } = await onPhone(ann, 'MEMBER_CARD', ann.cardId)
    await app.sql(`update member_card set growth = growth + 1, card_level_id = card_level_id where card_id = $1`, [
      ann.cardId,
    ])
    expect(await deliver(app)).toBe(0)
    expect(pushes()).toBe(0)
  })

  test('A used coupon voids its pass, and a returned one makes it valid again (CARD-9, CARD-6)', async () => {
    const ann = await app.member()
    await give(ann)
    const { coupons } = await ann.must(contract.coupon.availableCouponList, { state: 'usable' })
    const couponCode = coupons[0]?.couponCode ?? ''
    const { pass, latest } = await onPhone(ann, 'COUPON', couponCode)
    expect(pass.barcodes?.[0]?.message).toBe(couponCode)
    const orderId = crypto.randomUUID()
    const use = { corporationId: 1, orderId }
    await app.db.inTx(tx => app.modules.coupon.takeCoupons(tx, { ...use, coupons: [{ couponCode, owner: ann.owner }] }))
    await deliver(app)
    expect(await latest()).toMatchObject({ voided: true })
    expect(await latest()).not.toHaveProperty('barcodes')
    await app.db.inTx(tx => app.modules.coupon.returnCoupons(tx, { ...use, couponCodes: [couponCode] }))
    await deliver(app)
    expect(await latest()).not.toHaveProperty('voided')
  })

  test('A stamp card’s pass shows the stamps of paid orders (CARD-9, CARD-8)', async () => {
    const ann = await app.member()
    const rule = { kind: 'stamps', stamps: 10, minimum: money(0), repeats: true } as const
    const campaignId = await runCampaign(app, rule)
    const { pass, latest, pushes } = await onPhone(ann, 'COLLECT_POINT', campaignId)
    expect(valuesOf(pass)).toMatchObject({ stamps: '0 / 10', rewards: 0 })
    await paidOrder(app, ann)
    await deliver(app)
    expect(valuesOf(await latest())).toMatchObject({ stamps: '1 / 10' })
    expect(pushes()).toBe(1)
  })

  test('A gift card that went to a friend voids the giver’s pass, which keeps nothing of it (CARD-9, A1)', async () => {
    const [ann, ben] = [await app.member({ gift: 2000 }), await app.member()]
    const { pass, latest, pushes } = await onPhone(ann, 'GIFT_CARD', ann.giftCardId)
    await app.sql('update gift_card set owner = $2 where card_id = $1', [ann.giftCardId, ben.owner])
    await deliver(app)
    const voided = await latest()
    expect(voided).toMatchObject({ voided: true, serialNumber: pass.serialNumber })
    expect(valuesOf(voided)).toEqual({})
    expect(JSON.stringify(voided)).not.toContain(String(valuesOf(pass)['number']))
    expect(pushes()).toBe(1)
    const own = await passOf(ben, 'GIFT_CARD', ann.giftCardId)
    expect(own.serialNumber).not.toBe(pass.serialNumber)
  })

  test('Closing an account voids its passes and removes what they showed (CARD-9)', async () => {
    const ann = await app.member({ card: 700 })
    const { latest, pushes } = await onPhone(ann, 'MEMBER_CARD', ann.cardId)
    await app.db.inTx(tx => app.modules.pass.erasePasses(tx, 1, ann.owner))
    await app.settle()
    expect(pushes()).toBe(1)
    expect(valuesOf(await latest())).toEqual({})
    const rows = await app.sql<{ content: object }>('select content from wallet_pass where owner = $1', [ann.owner])
    expect(rows).toEqual([])
    await app.sql(`update member_card set card_level_id = 'no-level' where card_id = $1`, [ann.cardId])
    expect(await deliver(app)).toBe(0)
  })

  test('Voided passes are deleted after their retention period, with their devices (CARD-9)', async () => {
    const ann = await app.member({ card: 700 })
    const { pass } = await onPhone(ann, 'MEMBER_CARD', ann.cardId)
    await app.db.inTx(tx => app.modules.pass.erasePasses(tx, 1, ann.owner))
    await app.sql(`update wallet_pass set voided_at = voided_at - interval '401 days' where pass_id = $1`, [
      pass.serialNumber,
    ])
    await app.retention.enqueueDue()
    await app.jobs.idle()
    const left = await app.sql('select device_id from wallet_registration where pass_id = $1', [pass.serialNumber])
    expect(left).toEqual([])
  })
})
