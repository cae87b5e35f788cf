import { contract } from '@comanda/contract'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balancesOf } from '../../ledger/index.ts'
import { DEMO_MANAGER, demoStaff, refusedAs, testApp, twenty } from '../../testing/index.ts'

type Input = RequestInputOf<typeof contract.counter.adjust>
type Adjustment = ResponseOf<typeof contract.counter.adjust>

const NEW_YORK = 101
const MAYA = 5001
const MAYAS_CARD = '0193a000-0000-7000-8000-000000005001'
const XIAOWENS_CARD = '0193a000-0000-7000-8000-000000005003'
const BRAND = 1000

const app = testApp({ brand: 'demo', clock: '2026-11-20T17:00:00Z' })
const manager = demoStaff(app)
/** The second person who may change the brand’s money. */
const office = demoStaff(app, 'office@marigold.example')
const waiter = demoStaff(app, 'newyork@marigold.example')
const soho = demoStaff(app, 'soho@marigold.example')
const shop = { shopId: NEW_YORK }
const balance = async (account: string) => (await balancesOf(app.db, BRAND, [account])).get(account) ?? 0
const find = (contact: string) => manager.must(contract.counter.findMember, { ...shop, contact })
const correction = (more: object) =>
  ({ ...shop, on: 'cardGiven', subjectId: MAYAS_CARD, reason: 'The soup was cold', ...more }) as Input
const adjust = (more: object, by = manager) => by.must(contract.counter.adjust, correction(more))
const decide = (adjustmentId: string, yes: boolean, by: typeof manager) =>
  by.call(contract.counter.decideAdjustment, { ...shop, adjustmentId, yes })
const linesOf = async (adjustmentId: string) =>
  (
    await app.db.query<{ by_name: string; second_name: string | null; before: unknown; after: unknown }>(
      {
        name: 'audit_lines_of_adjustment',
        text: `select by_name, second_name, before, after from audit_line
          where corporation_id = $1 and after ->> 'adjustmentId' = $2`,
      },
      [BRAND, adjustmentId],
    )
  ).rows

describe('Finding a member', () => {
  test.each([
    ['a phone number as dialled locally', '(212) 555-0187'],
    ['a phone number with its country', '+1 212 555 0187'],
    ['an e-mail address', 'Maya@example.com'],
    ['the number of the card', '5801 4420 9317 6254'],
  ])('A member is found by %s, masked (A4)', async (_, contact) => {
    const member = await find(contact)
    expect(member).toMatchObject({
      customerId: MAYA,
      name: 'M•••',
      contacts: ['•••• 0187', 'ma•••@example.com'],
      cards: [
        { cardNo: '•••• 6254', programName: 'Marigold Circle', levelName: 'Petal', runOut: false },
        { cardNo: '•••• 7351', programName: 'Lunch Card', renewalDue: true },
      ],
    })
    expect(JSON.stringify(member)).not.toMatch(/5550187|5801442093176254|maya@/)
  })

  test('A gift card without an owner is found by its number only', async () => {
    const member = await find('4821 7730 9012 5566')
    expect(member).toMatchObject({ name: '', cards: [], giftCards: [{ cardNo: '•••• 5566', balance: 4000 }] })
    expect(member.customerId).toBeUndefined()
  })

  test('An unknown contact is not found, and text that can be no contact is refused', async () => {
    const input = (contact: string) => manager.call(contract.counter.findMember, { ...shop, contact })
    expect(await input('nobody@example.com')).toMatchObject({ refused: 'notFound', field: 'contact' })
    expect(await input('not a number')).toMatchObject({ refused: 'contactUnclear', field: 'contact' })
  })

  test.each([
    ['Staff without management rights', waiter, NEW_YORK, 'rightMissing'],
    ['The manager of one store, without the right to the brand’s money,', soho, 102, 'rightMissing'],
    ['The manager of another store', soho, NEW_YORK, 'notYourShop'],
  ])('%s can neither read nor change members', async (_, by, shopId, refused) => {
    const { counter } = contract
    const answers = [
      await by.call(counter.findMember, { shopId, contact: 'maya@example.com' }),
      await by.call(counter.adjustments, { shopId }),
      await by.call(counter.adjust, { ...correction({ amount: 100 }), shopId }),
    ]
    expect(answers.map(refusedAs)).toEqual([refused, refused, refused])
  })
})

describe('A correction', () => {
  test('Is posted with its reason, and the audit line shows the value before and after (L2)', async () => {
    const before = await balance(`card:${MAYAS_CARD}:given`)
    const done = await adjust({ amount: 250 })
    expect(done).toMatchObject({
      state: 'posted',
      amount: 250,
      holder: 'M••• · •••• 6254',
      before,
      after: before + 250,
    })
    expect(await balance(`card:${MAYAS_CARD}:given`)).toBe(before + 250)
    expect(await linesOf(done.adjustmentId)).toEqual([
      {
        by_name: 'Amara Okafor',
        second_name: null,
        before: { balance: before },
        after: { balance: before + 250, adjustmentId: done.adjustmentId },
      },
    ])
  })

  test('Never takes more than the balance, and a refused attempt leaves no trace (M4)', async () => {
    const before = await balance(`card:${MAYAS_CARD}:given`)
    const few = correction({ amount: -(before + 1) })
    expect(await office.call(contract.counter.adjust, few)).toMatchObject({ refused: 'adjustShort', field: 'amount' })
    const waiting = await adjust({ amount: -9000 }, office)
    expect(waiting.state).toBe('waiting')
    expect(await decide(waiting.adjustmentId, true, manager)).toMatchObject({ refused: 'adjustShort' })
    expect(await balance(`card:${MAYAS_CARD}:given`)).toBe(before)
    expect(await linesOf(waiting.adjustmentId)).toEqual([])
    expect(await decide(waiting.adjustmentId, false, office)).toMatchObject({ state: 'declined' })
  })

  test('With nothing, with another’s or with an ended subject it is refused at its field', async () => {
    const input = (more: object) => manager.call(contract.counter.adjust, correction(more))
    expect(await input({ amount: 0 })).toMatchObject({ refused: 'adjustNothing', field: 'amount' })
    expect(await input({ amount: 5, reason: ' ' })).toMatchObject({ refused: 'invalidInput', field: 'reason' })
    expect(await input({ amount: 5, subjectId: 'no-such-card' })).toMatchObject({
      refused: 'notFound',
      field: 'subjectId',
    })
    const { giftCards } = await find('maya@example.com')
    const over = giftCards.find(card => card.runOut)
    expect(await input({ on: 'giftCard', subjectId: over?.cardId, amount: 5 })).toMatchObject({ refused: 'adjustGone' })
  })

  test('Of a gift card is corrected in both directions on its own account', async () => {
    const { giftCards } = await find('4821773090125566')
    const subjectId = giftCards[0]?.cardId ?? ''
    expect(await adjust({ on: 'giftCard', subjectId, amount: 100 })).toMatchObject({ before: 4000, after: 4100 })
    expect(await adjust({ on: 'giftCard', subjectId, amount: -100 })).toMatchObject({ before: 4100, after: 4000 })
  })
})

describe('A second person', () => {
  test('Approves an amount above the brand’s limit: twenty at once post it once, with both names in the record', async () => {
    const name = `card:${XIAOWENS_CARD}:paid`
    const before = await balance(name)
    const requested = await adjust({ on: 'cardPaid', subjectId: XIAOWENS_CARD, amount: 9000 })
    expect(requested).toMatchObject({ state: 'waiting', own: true })
    expect(await decide(requested.adjustmentId, true, manager)).toMatchObject({ refused: 'secondForAdjust' })
    expect(await balance(name)).toBe(before)
    const all = (await twenty(() => decide(requested.adjustmentId, true, office))).map(refusedAs)
    expect(all.filter(refused => refused === 'done')).toHaveLength(1)
    expect(all.filter(refused => refused === 'adjustDecided')).toHaveLength(19)
    expect(await balance(name)).toBe(before + 9000)
    const { adjustments } = await manager.must(contract.counter.adjustments, shop)
    expect(adjustments.find(it => it.adjustmentId === requested.adjustmentId)).toMatchObject({
      state: 'posted',
      askedBy: 'Amara Okafor',
      decidedBy: 'Ines Duarte',
    })
    expect(await linesOf(requested.adjustmentId)).toMatchObject([
      { by_name: 'Amara Okafor', second_name: 'Ines Duarte' },
    ])
  })

  test('Is required once many small amounts of a day add up, also for twenty at once', async () => {
    const all = await twenty(() => adjust({ on: 'points', subjectId: String(MAYA), amount: 60 }, office))
    expect(all.filter(({ state }) => state === 'posted')).toHaveLength(8)
    expect(all.filter(({ state }) => state === 'waiting')).toHaveLength(12)
  })
})

test('If no second person exists, a change that needs one is refused instead of waiting forever (L2)', async () => {
  const text = `update staff set active = $2 where corporation_id = $1 and brand and account <> '${DEMO_MANAGER}'`
  const others = (active: boolean) => app.db.inTx(tx => tx.query({ name: 'others_in_charge', text }, [BRAND, active]))
  await others(false)
  expect(await manager.call(contract.counter.adjust, correction({ amount: 900_000 }))).toMatchObject({
    refused: 'adjustAlone',
    field: 'amount',
  })
  await others(true)
  expect(await adjust({ amount: 900_000 })).toMatchObject({ state: 'waiting' })
})

test('Points are always the sum of their lots and of their entries (CARD-7, CARD-10)', async () => {
  const lots = async () =>
    (
      await app.db.query<{ sum: number }>(
        {
          name: 'lots_of_maya',
          text: 'select sum(left_points)::bigint as sum from point_lot where corporation_id = $1 and customer_id = $2',
        },
        [BRAND, MAYA],
      )
    ).rows[0]?.sum ?? 0
  const steps = fc.array(fc.integer({ min: -900, max: 700 }).filter(Boolean), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(steps, async amounts => {
      for (const amount of amounts) {
        const input = correction({ on: 'points', subjectId: String(MAYA), amount })
        const answer = await manager.call(contract.counter.adjust, input)
        const { state, adjustmentId } = answer as Partial<Adjustment>
        expect(['done', 'adjustShort']).toContain(refusedAs(answer))
        if (state === 'waiting') await decide(adjustmentId ?? '', true, office)
        expect(await lots()).toBe(await balance(`points:${MAYA}`))
      }
    }),
    { numRuns: 8 },
  )
})

test('An audit finds nothing after all of this (M1, L2)', async () => {
  expect(await app.audit()).toEqual([])
})
