import { contract } from '@comanda/contract'
import { demoBrand } from '@comanda/demo'
import { expect, test } from 'vitest'
import { account, move, post } from '../../ledger/index.ts'
import { refusedAs, testApp, type TestMember, twenty } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-22T12:00:00Z' })
const [NEW_YORK, LONDON] = [101, 102]
const LUNCH = 'marigold-lunch'

/** A member of the brand's first program who joins the second one too; answers the id of the second card. */
async function withLunchCard(ann: TestMember): Promise<string> {
  await ann.must(contract.auth.register, { cardProgramId: LUNCH })
  const { cards } = await ann.must(contract.card.list, {})
  return cards.find(card => card.cardProgramId === LUNCH)?.cardId ?? ''
}

const expire = (cardId: string, days: number) =>
  app.sql('update member_card set expires_at = $2 where card_id = $1', [
    cardId,
    new Date(app.clock() + days * 86_400_000),
  ])

const payIn = (cardId: string, amount: number) =>
  app.db.inTx(tx =>
    post(tx, {
      corporationId: app.corporationId,
      causeKey: `opening:${cardId}`,
      kind: 'opening',
      currencyCode: 'USD',
      entries: move(amount, account.brand('opening'), account.cardPaid(cardId)),
      at: new Date(app.clock()),
    }),
  )

const notices = (template: string): Promise<number> =>
  app
    .sql<{ count: number }>('select count(*)::int as count from outbox_message where template = $1', [template])
    .then(rows => rows[0]?.count ?? 0)

test('A member holds one card of each program, also when twenty requests join at once (CARD-1)', async () => {
  const ann = await app.member()
  await twenty(() => ann.call(contract.auth.register, { cardProgramId: LUNCH }))
  const { cards } = await ann.must(contract.card.list, {})
  expect(cards.map(card => card.cardProgramId)).toEqual([demoBrand().corporation.cardProgramId, LUNCH])
})

test('The balance names the number of cards whose sum it is (CARD-3)', async () => {
  const ann = await app.member()
  const balance = async () => (await ann.must(contract.member.queryAssets, {})).balance
  expect(await balance()).toMatchObject({ cards: 1 })
  await payIn(ann.cardId, 500)
  await payIn(await withLunchCard(ann), 700)
  expect(await balance()).toMatchObject({ cards: 2, amount: 1200 })
})

test('A store shows the member’s card of its own program, else the program to apply for (CARD-1)', async () => {
  const [ann, tom] = [await app.member(), app.customer()]
  const cardId = await withLunchCard(ann)
  const at = (shopId: number) => ann.must(contract.card.getShopCardInfo, { shopId })
  expect((await at(NEW_YORK)).shopCard?.cardId).toBe(ann.cardId)
  await expire(ann.cardId, -1)
  expect((await at(NEW_YORK)).shopCard?.cardId).toBe(cardId)
  expect((await at(LONDON)).shopCard).toMatchObject({ cardId: ann.cardId, isExpired: true })
  expect(await tom.must(contract.card.getShopCardInfo, { shopId: LONDON })).toMatchObject({
    applicationCard: { cardProgramId: demoBrand().corporation.cardProgramId },
    supportedLanguages: expect.arrayContaining(['en_US']) as string[],
  })
})

test('Programs are listed with their stores, those valid here first, and the own card of each (CARD-1)', async () => {
  const ann = await app.member()
  const programs = async (shopId: number) =>
    (await ann.must(contract.card.listPrograms, { shopId })).programs.map(it => [
      it.program.cardProgramId,
      it.isValidHere,
      it.ownCardId !== undefined,
      it.shopNames.length,
    ])
  expect(await programs(LONDON)).toEqual([
    ['marigold-circle', true, true, 0],
    [LUNCH, false, false, 1],
  ])
  await withLunchCard(ann)
  expect((await programs(NEW_YORK))[1]).toEqual([LUNCH, true, true, 1])
})

test('A card pays at the stores of its program alone (CARD-1)', async () => {
  const ann = await app.member()
  const cardId = await withLunchCard(ann)
  await payIn(cardId, 5000)
  const { shops } = await ann.must(contract.card.queryProgramApplyShopsPage, { cardProgramId: LUNCH, pageSize: 20 })
  expect(shops.map(shop => shop.shopId)).toEqual([NEW_YORK])
})

test('Smart recharge offers the tiers of every program that cover the amount at this store (PAY-7)', async () => {
  const ann = await app.member({ card: 500 })
  const cardId = await withLunchCard(ann)
  const offers = async (shopId: number) =>
    (await ann.must(contract.storedvalue.queryIntelligentPrograms, { shopId, amount: 3000 })).offers.map(offer => [
      offer.cardId,
      offer.balance,
      offer.gears.map(gear => gear.ruleId),
    ])
  expect(await offers(NEW_YORK)).toEqual([
    [ann.cardId, 500, ['gear-50', 'gear-100', 'gear-200']],
    [cardId, 0, ['gear-25', 'gear-50', 'gear-100']],
  ])
  expect(await offers(LONDON)).toEqual([])
})

test('Each card is topped up with the programs of its own (CARD-3)', async () => {
  const ann = await app.member()
  const cardId = await withLunchCard(ann)
  const sold = async (input: object) =>
    (await ann.must(contract.storedvalue.queryList, input)).programs.map(program => program.id)
  expect(await sold({ shopId: NEW_YORK })).toEqual(['top-up'])
  expect(await sold({ cardId })).toEqual(['lunch-top-up'])
  const input = { id: 'lunch-top-up', versionId: 'v1', ruleId: 'gear-25', agreementVersion: 1 }
  expect(refusedAs(await ann.call(contract.storedvalue.submit, { ...input, cardId: ann.cardId }))).toBe(
    'storedValueChanged',
  )
  expect(await ann.must(contract.storedvalue.submit, { ...input, cardId })).toMatchObject({ amount: 2500, cardId })
  expect(await ann.must(contract.storedvalue.queryGiftDetail, { id: 'lunch-top-up', ruleId: 'gear-25' })).toMatchObject(
    {
      returnAmount: 500,
    },
  )
})

test('A member renews a card in the app once per expiry, only near it, and only where the program allows it (CARD-1)', async () => {
  const ann = await app.member()
  const cardId = await withLunchCard(ann)
  const renew = (id: string) => ann.call(contract.card.renew, { cardId: id })
  expect(refusedAs(await renew(cardId))).toBe('cardNotRenewable')
  await expire(cardId, 10)
  expect((await ann.must(contract.card.queryCard, { cardId })).renewable).toBe(true)
  const answers = await twenty(() => renew(cardId))
  expect(answers.filter(answer => refusedAs(answer) === 'cardNotRenewable')).toHaveLength(19)
  expect(await ann.must(contract.card.queryCard, { cardId })).toMatchObject({
    expirationTime: '2027-12-02T12:00:00.000Z',
    renewable: false,
  })
  await expire(ann.cardId, -1)
  expect(refusedAs(await renew(ann.cardId))).toBe('cardNotRenewable')
})

test('Staff renew a card with an audit line, and a stranger’s card is unknown to a member (CARD-1, L2)', async () => {
  const [ann, bob, manager] = [await app.member(), await app.member(), app.staff('brand')]
  const cardId = await withLunchCard(ann)
  await expire(cardId, -3)
  expect(refusedAs(await bob.call(contract.card.renew, { cardId }))).toBe('notFound')
  const input = { shopId: NEW_YORK, cardId, reason: 'Asked at the counter' }
  expect(await manager.must(contract.card.renewCard, input)).toEqual({ expiresAt: '2027-11-22T12:00:00.000Z' })
  const lines = await app.sql<{ cause: string }>(`select cause from audit_line where what = 'card.renewed'`)
  expect(lines.map(line => line.cause)).toEqual(['Asked at the counter'])
})

test('A card is announced once before it expires and once when it has, with a link of its brand; a renewed one again (CARD-1, NAV-1, NOTIFY-5)', async () => {
  const ann = await app.member()
  const cardId = await withLunchCard(ann)
  const { expiry } = app.modules.card
  await expiry.sweep()
  const before = [await notices('cardExpiring'), await notices('cardExpired')]
  await expire(cardId, 20)
  await twenty(() => expiry.sweep())
  await expire(cardId, -1)
  await twenty(() => expiry.sweep())
  expect([await notices('cardExpiring'), await notices('cardExpired')]).toEqual(before.map(count => count + 1))
  const { params } = (await app.messages()).findLast(({ template }) => template === 'cardExpired') ?? {}
  expect(params).toMatchObject({ link: expect.stringMatching(`/myMemberCard\\?g=${app.corporationId}$`) })
  await expire(cardId, 25)
  expect(await expiry.sweep()).toBe(1)
})

test('An ended program takes no members and no top-ups; its card still pays (CARD-1)', async () => {
  const [ann, bob] = [await app.member(), await app.member()]
  const cardId = await withLunchCard(ann)
  await payIn(cardId, 4000)
  await app.sql(`update card_program set terms = jsonb_set(terms, '{status}', '"ended"') where card_program_id = $1`, [
    LUNCH,
  ])
  expect(refusedAs(await bob.call(contract.auth.register, { cardProgramId: LUNCH }))).toBe('noCardProgram')
  expect(refusedAs(await ann.call(contract.storedvalue.queryList, { cardId }))).toBe('noStoredValue')
  const { programs } = await bob.must(contract.card.listPrograms, { shopId: NEW_YORK })
  expect(programs.map(it => it.program.cardProgramId)).toEqual(['marigold-circle'])
})
