import type { adjustmentCalls } from '@comanda/contract/counter'
import type { ResponseOf } from '@comanda/contract/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audit } from '../audit/report.ts'
import { balancesOf } from '../ledger/index.ts'
import { consoleHouse, MANAGER, NEW_YORK, WAITER } from '../modules/staff/console-test-house.ts'

type Adjustment = ResponseOf<typeof adjustmentCalls.adjust>
type Member = ResponseOf<typeof adjustmentCalls.findMember>

const OFFICE = 'office@marigold.example'
const SOHO = 'soho@marigold.example'
const MAYA = 5001
const MAYAS_CARD = '0193a000-0000-7000-8000-000000005001'
const XIAOWENS_CARD = '0193a000-0000-7000-8000-000000005003'
const BRAND = 1000

const desk = consoleHouse()
const shop = { shopId: NEW_YORK }
const balance = async (account: string) => (await balancesOf(desk.database(), BRAND, [account])).get(account) ?? 0
const find = (contact: string) => desk.at<Member>(MANAGER, 'findMember', { ...shop, contact })
const giving = (more: object) => ({
  ...shop,
  on: 'cardGiven',
  subjectId: MAYAS_CARD,
  reason: 'The soup was cold',
  ...more,
})
const adjust = (more: object, account = MANAGER) => desk.at<Adjustment>(account, 'adjust', giving(more))
const decide = (adjustmentId: string, yes: boolean, account: string) =>
  desk.refused(account, 'decideAdjustment', { ...shop, adjustmentId, yes })
const linesOf = async (adjustmentId: string) =>
  (
    await desk.database().query<{ by_name: string; second_name: string | null; before: unknown; after: unknown }>(
      {
        name: 'audit_lines_of_adjustment',
        text: `select by_name, second_name, before, after from audit_line
          where corporation_id = $1 and after ->> 'adjustmentId' = $2`,
      },
      [BRAND, adjustmentId],
    )
  ).rows

describe('WHO IS MEANT', () => {
  test.each([
    ['a phone as it is dialled there', '(212) 555-0187'],
    ['a phone with its country', '+1 212 555 0187'],
    ['an e-mail address', 'Maya@example.com'],
    ['the number of the card', '5801 4420 9317 6254'],
  ])('%s finds the member, masked · A4', async (_, contact) => {
    const found = await find(contact)
    expect(found).toMatchObject({
      customerId: MAYA,
      name: 'M•••',
      contacts: ['•••• 0187', 'ma•••@example.com'],
      cards: [
        { cardNo: '•••• 6254', programName: 'Marigold Circle', levelName: 'Petal', runOut: false },
        { cardNo: '•••• 7351', programName: 'Lunch Card', renewalDue: true },
      ],
    })
    expect(JSON.stringify(found)).not.toMatch(/5550187|5801442093176254|maya@/)
  })

  test('A gift card without an owner is found by its number only', async () => {
    const found = await find('4821 7730 9012 5566')
    expect(found).toMatchObject({ name: '', cards: [], giftCards: [{ cardNo: '•••• 5566', balance: 4000 }] })
    expect(found.customerId).toBeUndefined()
  })

  test('An unknown contact is not found, and text that can be no contact is refused', async () => {
    const input = (contact: string) => desk.refused(MANAGER, 'findMember', { ...shop, contact })
    expect(await input('nobody@example.com')).toMatchObject({ code: 'COM-00-0404', field: 'contact' })
    expect(await input('not a number')).toMatchObject({ code: 'CON-03-0007', field: 'contact' })
  })

  test.each([
    ['staff who manage nothing', WAITER, NEW_YORK, 'CON-01-0004'],
    ['the manager of one store, without the right to the brand’s money', SOHO, 102, 'CON-03-0001'],
    ['the manager of another store', SOHO, NEW_YORK, 'CON-01-0002'],
  ])('%s see nothing and change nothing', async (_, account, shopId, code) => {
    const asks: [string, object][] = [
      ['findMember', { contact: 'maya@example.com' }],
      ['adjustments', {}],
      ['adjust', giving({ amount: 100 })],
    ]
    for (const [path, input] of asks)
      expect(await desk.refused(account, path, { ...input, shopId })).toMatchObject({ code })
  })
})

describe('A CORRECTION', () => {
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
    const few = giving({ amount: -(before + 1) })
    expect(await desk.refused(OFFICE, 'adjust', few)).toMatchObject({ code: 'CON-03-0003', field: 'amount' })
    const waiting = await adjust({ amount: -9000 }, OFFICE)
    expect(waiting.state).toBe('waiting')
    expect(await decide(waiting.adjustmentId, true, MANAGER)).toMatchObject({ code: 'CON-03-0003' })
    expect(await balance(`card:${MAYAS_CARD}:given`)).toBe(before)
    expect(await linesOf(waiting.adjustmentId)).toEqual([])
    expect(await decide(waiting.adjustmentId, false, OFFICE)).toMatchObject({
      code: '000',
      data: { state: 'declined' },
    })
  })

  test('With nothing, with another’s or with an ended subject it is refused at its field', async () => {
    const input = (more: object) => desk.refused(MANAGER, 'adjust', giving(more))
    expect(await input({ amount: 0 })).toMatchObject({ code: 'CON-03-0002', field: 'amount' })
    expect(await input({ amount: 5, reason: ' ' })).toMatchObject({ code: 'COM-00-0400', field: 'reason' })
    expect(await input({ amount: 5, subjectId: 'no-such-card' })).toMatchObject({
      code: 'COM-00-0404',
      field: 'subjectId',
    })
    const { giftCards } = await find('maya@example.com')
    const over = giftCards.find(card => card.runOut)
    expect(await input({ on: 'giftCard', subjectId: over?.cardId, amount: 5 })).toMatchObject({ code: 'CON-03-0004' })
  })

  test('Of a gift card is corrected in both directions on its own account', async () => {
    const { giftCards } = await find('4821773090125566')
    const subjectId = giftCards[0]?.cardId ?? ''
    expect(await adjust({ on: 'giftCard', subjectId, amount: 100 })).toMatchObject({ before: 4000, after: 4100 })
    expect(await adjust({ on: 'giftCard', subjectId, amount: -100 })).toMatchObject({ before: 4100, after: 4000 })
  })
})

describe('A SECOND PERSON', () => {
  test('Approves an amount above the brand’s limit: twenty at once post it once, with both names in the record', async () => {
    const name = `card:${XIAOWENS_CARD}:paid`
    const before = await balance(name)
    const asked = await adjust({ on: 'cardPaid', subjectId: XIAOWENS_CARD, amount: 9000 })
    expect(asked).toMatchObject({ state: 'waiting', own: true })
    expect(await decide(asked.adjustmentId, true, MANAGER)).toMatchObject({ code: 'CON-03-0006' })
    expect(await balance(name)).toBe(before)
    const all = await Promise.all(Array.from({ length: 20 }, () => decide(asked.adjustmentId, true, OFFICE)))
    expect(all.filter(({ code }) => code === '000')).toHaveLength(1)
    expect(all.filter(({ code }) => code === 'CON-03-0005')).toHaveLength(19)
    expect(await balance(name)).toBe(before + 9000)
    const { adjustments } = await desk.at<ResponseOf<typeof adjustmentCalls.adjustments>>(MANAGER, 'adjustments', shop)
    expect(adjustments.find(it => it.adjustmentId === asked.adjustmentId)).toMatchObject({
      state: 'posted',
      askedBy: 'Amara Okafor',
      decidedBy: 'Ines Duarte',
    })
    expect(await linesOf(asked.adjustmentId)).toMatchObject([{ by_name: 'Amara Okafor', second_name: 'Ines Duarte' }])
  })

  test('Is required once many small amounts of a day add up, also for twenty at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => adjust({ on: 'points', subjectId: String(MAYA), amount: 60 }, OFFICE)),
    )
    expect(all.filter(({ state }) => state === 'posted')).toHaveLength(8)
    expect(all.filter(({ state }) => state === 'waiting')).toHaveLength(12)
  })
})

test('If no second person exists, a change that needs one is refused instead of waiting forever (L2)', async () => {
  const text = `update staff set active = $2 where corporation_id = $1 and brand and account <> '${MANAGER}'`
  const others = (active: boolean) =>
    desk.database().inTx(tx => tx.query({ name: 'others_in_charge', text }, [BRAND, active]))
  await others(false)
  expect(await desk.refused(MANAGER, 'adjust', giving({ amount: 900_000 }))).toMatchObject({
    code: 'CON-03-0013',
    field: 'amount',
  })
  await others(true)
  expect(await adjust({ amount: 900_000 })).toMatchObject({ state: 'waiting' })
})

test('Points are always the sum of their lots and of their entries (CARD-7, CARD-10)', async () => {
  const lots = async () =>
    (
      await desk.database().query<{ sum: number }>(
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
        const input = giving({ on: 'points', subjectId: String(MAYA), amount })
        const { code, data } = await desk.refused(MANAGER, 'adjust', input)
        const { state, adjustmentId } = (data ?? {}) as Partial<Adjustment>
        expect(['000', 'CON-03-0003']).toContain(code)
        if (state === 'waiting') await decide(adjustmentId ?? '', true, OFFICE)
        expect(await lots()).toBe(await balance(`points:${MAYA}`))
      }
    }),
    { numRuns: 8 },
  )
})

test('An audit finds nothing after all of this (M1, L2)', async () => {
  expect((await audit(desk.database())).findings).toEqual([])
})
