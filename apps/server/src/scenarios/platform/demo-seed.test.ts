import { contract } from '@comanda/contract'
import { type DemoBrand, type DemoShop, demoBrand } from '@comanda/demo'
import { expect, test } from 'vitest'
import { demoStaff, seedBrand, testApp, testDatabase } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: Date.now() })
const manager = demoStaff(app)
const empty = testDatabase()

test('Every store of the demo brand has reviews and replies', async () => {
  for (const { config } of demoBrand().shops) {
    const { reviews } = await manager.must(contract.evaluation.reviews, { shopId: config.shopId, pageSize: 20 })
    expect(reviews.length).toBeGreaterThan(1)
    expect(reviews.some(one => one.reply)).toBe(true)
    expect(reviews.some(one => !one.reply)).toBe(true)
  }
})

test('The demo brand’s history is consistent: the audit finds nothing', async () => {
  expect(await app.audit()).toEqual([])
})

test('The seed writes stores, tables and staff through the code of the console’s calls, and what it writes is the demo', async () => {
  const { corporation, shops, staff } = demoBrand()
  const { corporationId } = corporation
  for (const { config, tables } of shops) {
    expect((await app.modules.store.shops.now(corporationId, config.shopId))?.config).toEqual(config)
    const stored = await app.modules.table.tablesOf(corporationId, config.shopId)
    expect(new Map(stored.map(table => [table.tableId, table]))).toEqual(
      new Map(tables.map(table => [table.tableId, table])),
    )
  }
  const { staff: people } = await manager.must(contract.staff.rights, { shopId: shops[0]?.config.shopId ?? 0 })
  expect(people.map(one => one.account).toSorted()).toEqual(staff.map(one => one.account).toSorted())
})

const withFirst = (change: (shop: DemoShop) => DemoShop): DemoBrand => {
  const brand = demoBrand()
  return { ...brand, shops: brand.shops.map((shop, i) => (i === 0 ? change(shop) : shop)) }
}

const withFirstCoupon = (change: Partial<DemoBrand['coupons'][number]['template']>): DemoBrand => {
  const brand = demoBrand()
  const coupons = brand.coupons.map((one, i) => (i === 0 ? { ...one, template: { ...one.template, ...change } } : one))
  return { ...brand, coupons }
}

test.each<[string, DemoBrand, string]>([
  [
    'opening hours that end before they start',
    withFirst(shop => ({
      ...shop,
      config: { ...shop.config, hours: { ...shop.config.hours, 1300: [{ weekdays: [1], from: 600, to: 540 }] } },
    })),
    'windowBackwards',
  ],
  [
    'a tip without its default',
    withFirst(shop => {
      const { tip } = shop.config
      return tip ? { ...shop, config: { ...shop.config, tip: { ...tip, defaultIndex: 5 } } } : shop
    }),
    'tipDefault',
  ],
  [
    'a table with a buffet that the menu lacks',
    withFirst(shop => ({ ...shop, tables: shop.tables.map(table => ({ ...table, buffetStallIds: ['none'] })) })),
    'buffet',
  ],
  [
    'a brand without a language',
    { ...demoBrand(), corporation: { ...demoBrand().corporation, languages: [] } },
    'saveBrandSettings',
  ],
  ['a coupon for a dish that no menu has', withFirstCoupon({ foodIds: ['none'] }), 'dishUnknown'],
  ['a coupon for another brand’s store', withFirstCoupon({ shopIds: [999] }), 'shopUnfit'],
  [
    'a gift card with a design for no occasion',
    {
      ...demoBrand(),
      giftCards: { cards: [], programs: demoBrand().giftCards.programs.map(one => ({ ...one, occasions: [] })) },
    },
    'saveGiftProgram',
  ],
  [
    'points worth as much as the meal',
    {
      ...demoBrand(),
      memberPrograms: demoBrand().memberPrograms.map(one => ({
        ...one,
        pointsRules: one.pointsRules.map(rule => ({ ...rule, earnPoints: 1_000_000 })),
      })),
    },
    'pointsWorthTooMuch',
  ],
  [
    'a top-up of a card that does not exist',
    { ...demoBrand(), storedValue: demoBrand().storedValue.map(one => ({ ...one, cardProgramId: 'none' })) },
    'saveStoredValue: program.cardProgramId',
  ],
  [
    'a campaign that ends before it starts',
    { ...demoBrand(), campaigns: demoBrand().campaigns.map(one => ({ ...one, toDay: one.fromDay - 1 })) },
    'campaignBackwards',
  ],
  [
    'an agreement without a title',
    { ...demoBrand(), agreements: demoBrand().agreements.map(one => ({ ...one, title: {} })) },
    'saveAgreement: agreement.title',
  ],
  [
    'a question with one answer',
    {
      ...demoBrand(),
      evaluation: {
        ...demoBrand().evaluation,
        questions: demoBrand().evaluation.questions.map(one =>
          one.kind === 'choice' ? { ...one, options: one.options.slice(0, 1) } : one,
        ),
      },
    },
    'answersMissing',
  ],
  [
    'two start pages',
    {
      ...demoBrand(),
      decoration: {
        ...demoBrand().decoration,
        pages: demoBrand().decoration.pages.flatMap((page, i) =>
          i === 0 ? [page, { ...page, decorationPageId: 'another' }] : [page],
        ),
      },
    },
    'decorationPageTwice',
  ],
  [
    'a person without a store',
    { ...demoBrand(), staff: demoBrand().staff.map(person => ({ ...person, shopIds: [] })) },
    'grants',
  ],
])('The seed refuses what the console refuses, and writes nothing: %s', async (_title, brand, reason) => {
  await expect(seedBrand(empty(), brand, new Date())).rejects.toThrow(reason)
  const { rows } = await empty().query({ name: 'seeded_shops', text: 'select 1 from shop' }, [])
  expect(rows).toEqual([])
})
