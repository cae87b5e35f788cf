import { contract } from '@comanda/contract'
import { auditChanges } from '@comanda/domain/staff'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp()
const { store } = contract
const shop = { shopId: SHOP }
const manager = app.staff('manager')
const LAST_LINE = {
  name: 'test_last_audit_line',
  text: 'select before, after from audit_line where what = $1 order by audit_line_id desc limit 1',
}
const settings = () => manager.must(store.settings, shop)

const audited = async (what: string) => {
  const { rows } = await app.db.query<{ before: unknown; after: unknown }>(LAST_LINE, [what])
  return rows[0] && auditChanges(rows[0].before, rows[0].after)
}
/** The price of a soup as a guest sees it a second later. */
const priceOf = async (businessType: 1100 | 1200 | 1300 = 1300) => {
  app.clock.advance(1100)
  return (await app.guest().fillCart(['soup'], { businessType })).calculation
}

describe('Settings of a store', () => {
  test('A saved part is shown to guests at once and audited with before and after (STORE-2)', async () => {
    const { general } = await settings()
    const phone = '+44 117 555 0101'
    await manager.must(store.saveGeneral, { ...shop, ...general, phone, shopName: { en_US: 'Harbour House' } })
    app.clock.advance(1100)
    expect(await app.guest().must(store.getShop, shop)).toMatchObject({ shopName: 'Harbour House', phone })
    expect(await audited('general')).toContainEqual({ field: 'phone', before: '+441170000000', after: phone })
  })

  test('Of twenty managers who save at once one succeeds, the others are refused (API-3)', async () => {
    const { ordering } = await settings()
    const answers = await twenty(at =>
      manager.call(store.saveOrdering, { ...shop, ...ordering, readyMinutes: 30 + at }),
    )
    expect(answers.map(refusedAs).filter(one => one === 'done')).toHaveLength(1)
    expect(new Set(answers.map(refusedAs))).toEqual(new Set(['done', 'changedMeanwhile']))
  })

  test('Staff who are no managers cannot save settings', async () => {
    const { fees } = await settings()
    expect(refusedAs(await app.staff('staff').call(store.saveFees, { ...shop, ...fees }))).toBe('rightMissing')
  })

  test('The currency stays once guests have ordered; an unknown time zone is refused (STORE-2)', async () => {
    await app.changeShop({ cashRounding: money(5) })
    const { region } = await settings()
    const dollars = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }
    expect(refusedAs(await manager.call(store.saveRegion, { ...shop, ...region, timeZone: 'Mars/Base' }))).toBe(
      'timeZoneUnknown',
    )
    const saved = await manager.must(store.saveRegion, { ...shop, ...region, currency: dollars })
    expect(saved.currency.currencyCode).toBe('USD')
    // The least coin of another currency is another amount. PAY-19
    expect((await settings()).payments).not.toHaveProperty('cashRounding')
    await manager.must(store.saveRegion, { ...shop, ...region, mark: saved.mark })
    app.clock.advance(1100)
    await app.guest().order()
    const now = await settings()
    expect(now.hasOrders).toBe(true)
    expect(refusedAs(await manager.call(store.saveRegion, { ...shop, ...now.region, currency: dollars }))).toBe(
      'currencyInUse',
    )
  })

  test('After a change of the time zone that changes the day, orders continue the call numbers of the day (ORDER-9)', async () => {
    const { region } = await settings()
    const numberOf = async () => {
      const guest = app.guest()
      const answer = await guest.submit(await guest.fillCart(['soup']), { paymentMethod: 'out-line' })
      return 'callNumber' in answer ? answer.callNumber : refusedAs(answer)
    }
    const numbers = [await numberOf()]
    // One of the two zones has another day than the store at any time.
    const days = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
    let { mark } = region
    for (const timeZone of days) {
      const saved = await manager.must(store.saveRegion, { ...shop, ...region, mark, timeZone })
      ;({ mark } = saved)
      app.clock.advance(1100)
      numbers.push(await numberOf())
    }
    await manager.must(store.saveRegion, { ...shop, ...region, mark })
    expect(numbers.every(number => /^\d{3}$/.test(number ?? ''))).toBe(true)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('A packaging fee is charged once per order of its order types (PRICE-6)', async () => {
    const { fees } = await settings()
    const before = await priceOf()
    await manager.must(store.saveFees, { ...shop, ...fees, packaging: { amount: money(80), bizTypes: [1300] } })
    const after = await priceOf()
    expect(after.totalPaidAmount).toBe(before.totalPaidAmount + 80)
    expect(after.totalLines).toContainEqual(expect.objectContaining({ kind: 'packing', amount: 80 }))
  })

  test('A tax can apply to some order types only (PRICE-5)', async () => {
    const { taxes } = await settings()
    const rule = { rate: 100_000, inclusive: false, onFees: false }
    const local = { ...rule, taxId: 'here', name: { en_US: 'Eat here' }, bizTypes: [1100 as const] }
    const away = { ...rule, taxId: 'away', name: { en_US: 'To go' }, rate: 50_000, bizTypes: [1300 as const] }
    await manager.must(store.saveTaxes, { ...shop, ...taxes, taxes: [local, away] })
    await app.changeMenu({ items: app.shop.menu.items.map(item => ({ ...item, taxIds: ['here', 'away'] })) })
    expect((await priceOf()).taxes.map(({ taxId }) => taxId)).toEqual(['away'])
    expect((await settings()).dishesByTax).toContainEqual({ taxId: 'here', dishes: app.shop.menu.items.length })
  })

  test('An order below the minimum of its order type is refused with what it lacks (PRICE-6)', async () => {
    const { ordering } = await settings()
    const ways = ordering.ways.map(way => (way.bizType === 1300 ? { ...way, minimum: money(100_000) } : way))
    const saved = await manager.must(store.saveOrdering, { ...shop, ...ordering, ways })
    app.clock.advance(1100)
    const guest = app.guest()
    const cart = await guest.fillCart(['soup'])
    expect(cart.calculation.missingForDelivery).toBeGreaterThan(0)
    expect(refusedAs(await guest.submit(cart))).toBe('belowMinimum')
    await manager.must(store.saveOrdering, { ...shop, ...ordering, mark: saved.mark })
  })

  test('A payment method without a provider is refused, and each order type needs one (PAY-5)', async () => {
    const { payments, methods } = await settings()
    expect(methods).toContainEqual({ method: '12_octopus', connected: false })
    const save = (change: (methods: readonly string[]) => readonly string[]) =>
      manager.call(store.savePayments, {
        ...shop,
        ...payments,
        ways: payments.ways.map(way => ({ ...way, methods: change(way.methods) as typeof way.methods })),
      })
    expect(refusedAs(await save(all => [...all, '12_octopus']))).toBe('methodNotConnected')
    expect(refusedAs(await save(() => []))).toBe('methodsMissing')
    expect(refusedAs(await save(() => ['out-line']))).toBe('done')
  })
})
