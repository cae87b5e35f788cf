import { randomUUID } from 'node:crypto'
import { isRefusal } from '@comanda/contract/core'
import type { EvaluationProgram } from '@comanda/domain/evaluation'
import { beforeAll, expect, test } from 'vitest'
import { settableClock } from '../../platform/clock.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Guest } from '../../platform/http/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import { testDatabase, testGuest, testStaff } from '../../testing/index.ts'
import { createEvaluation, type EvaluationModule } from './index.ts'
import type { OrderToReview } from './needs.ts'
import { seedEvaluation } from './seed.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000
const database = testDatabase({ max: 20 })
const clock = settableClock(NOON)
const orders = new Map<string, OrderToReview & { owner: string }>()
let handlers: EvaluationModule['handlers']
let staffHandlers: EvaluationModule['staffHandlers']

const program: EvaluationProgram = {
  programId: 'after',
  name: { en_US: 'How was it?' },
  openDays: 30,
  questions: [
    { questionId: 'food', kind: 'stars', name: {}, bizTypes: [] },
    { questionId: 'ride', kind: 'stars', name: {}, bizTypes: [1200] },
  ],
}

beforeAll(async () => {
  await database().inTx(tx => seedEvaluation(tx, 1, program))
  const needs = {
    db: database(),
    clock,
    usePictures: async (_tx: Tx, _who: Guest, names: readonly string[]) => !names.includes(GONE),
    ownOrders: async (who: Guest, ids: readonly string[]) =>
      ids.flatMap(id => orders.get(id) ?? []).filter(order => order.owner === who.session.owner),
  }
  ;({ handlers, staffHandlers } = createEvaluation(needs))
})

function orderOf(who: Guest, over: Partial<OrderToReview> = {}): string {
  const orderId = uuidv7()
  const order = { orderId, shopId: 101, bizType: 1300, state: 'completed', endedAt: NOON - DAY, ...over }
  orders.set(orderId, { ...order, owner: who.session.owner })
  return orderId
}

const asked = async (who: Guest, orderIds: string[]) => {
  const answer = await handlers.batchQueryEvaluationProgram(who, { orderIds })
  if (!('programs' in answer)) throw new Error('refused')
  return answer.programs
}
const word = (orderId: string, over = {}) => ({
  orderId,
  stars: 4,
  answers: [],
  remark: 'Lovely.',
  pictures: [] as string[],
  ...over,
})
const say = (who: Guest, ask: ReturnType<typeof word>) => handlers.submit({ ...who, requestId: randomUUID() }, ask)
const code = (answer: unknown) => (isRefusal(answer) ? answer.refused : 'none')

const GONE = `${'g'.repeat(32)}.webp`
const MINE = `${'m'.repeat(32)}.webp`

test('asks what fits the order, and shows what was said', async () => {
  const who = testGuest()
  const [pickup, delivery] = [orderOf(who), orderOf(who, { bizType: 1200 })]
  const open = await asked(who, [pickup, delivery])
  expect(open.map(it => [it.open, it.questions.map(one => one.questionId)])).toEqual([
    [true, ['food']],
    [true, ['food', 'ride']],
  ])
  const answers = [{ questionId: 'food', stars: 5 }]
  const said = await say(who, word(pickup, { answers }))
  expect(said).toMatchObject({ stars: 4, answers, remark: 'Lovely.' })
  expect(await asked(who, [pickup])).toMatchObject([{ open: false, review: said }])
})

test('another guest’s order is as one that never was · A1', async () => {
  const [who, other] = [testGuest(), testGuest()]
  const orderId = orderOf(who)
  expect(await asked(other, [orderId, uuidv7()])).toEqual([])
  const [foreign, never] = [await say(other, word(orderId)), await say(other, word(uuidv7()))]
  expect(foreign).toEqual(never)
  expect(code(foreign)).toBe('notFound')
})

test('what was not served, or is long past, is asked about no more', async () => {
  const who = testGuest()
  const ids = [orderOf(who, { state: 'cancelled' }), orderOf(who, { endedAt: NOON - 30 * DAY })]
  expect(await asked(who, ids)).toEqual([])
  for (const orderId of ids) expect(code(await say(who, word(orderId)))).toBe('notReviewable')
})

test('an answer that fits no question is refused by its place', async () => {
  const who = testGuest()
  const answers = [
    { questionId: 'food', stars: 3 },
    { questionId: 'ride', stars: 3 },
  ]
  const answer = await say(who, word(orderOf(who), { answers }))
  expect(answer).toMatchObject({ refused: 'answerMisfit', field: 'answers.1' })
})

test('twenty at once are one review; the same request answers the same · API-3', async () => {
  const who = testGuest()
  const orderId = orderOf(who)
  const stars = Array.from({ length: 20 }, (_, at) => 1 + (at % 5))
  const answers = await Promise.all(stars.map(one => say(who, word(orderId, { stars: one }))))
  expect(answers.filter(answer => !isRefusal(answer))).toHaveLength(1)
  expect(new Set(answers.map(code))).toEqual(new Set(['none', 'reviewedAlready']))
  const same = { ...who, requestId: randomUUID() }
  const again = word(orderOf(who))
  expect(await handlers.submit(same, again)).toEqual(await handlers.submit(same, again))
})

test('pictures are the guest’s own uploads, shown by their addresses; one that is gone is told · X5', async () => {
  const who = testGuest()
  const orderId = orderOf(who)
  expect(await say(who, word(orderId, { pictures: [MINE, GONE] }))).toMatchObject({
    refused: 'pictureGone',
    field: 'pictures',
  })
  expect(await say(who, word(orderId, { pictures: [MINE] }))).toMatchObject({ pictures: [`/uploads/1/${MINE}`] })
})

test('staff of the store read what was said, by stars and page by page, and answer; the guest reads the answer', async () => {
  const shopId = 4711
  const who = testGuest()
  const staff = () => ({ ...testStaff([shopId]), requestId: randomUUID() })
  for (const stars of [5, 2, 5]) {
    clock.advance(1000)
    await say(who, word(orderOf(who, { shopId }), { stars }))
  }
  const first = await staffHandlers.reviews(staff(), { shopId, stars: undefined, pageSize: 2, cursor: undefined })
  if (!('reviews' in first)) throw new Error('refused')
  expect(first.counts).toEqual([0, 1, 0, 0, 2])
  expect(first.reviews.map(({ stars }) => stars)).toEqual([5, 2])
  const rest = await staffHandlers.reviews(staff(), { shopId, stars: undefined, pageSize: 2, cursor: first.nextCursor })
  expect(rest).toMatchObject({ reviews: [{ stars: 5 }] })
  expect(await staffHandlers.reviews(staff(), { shopId, stars: 2, pageSize: 9, cursor: undefined })).toMatchObject({
    reviews: [{ stars: 2 }],
  })
  expect(
    await staffHandlers.reviews(testStaff([1]), { shopId, stars: undefined, pageSize: 9, cursor: undefined }),
  ).toMatchObject({ refused: 'notYourShop' })
  const orderId = first.reviews[1]?.orderId ?? ''
  const reply = 'We are sorry, and look into it.'
  expect(await staffHandlers.replyReview(staff(), { shopId, orderId, reply })).toMatchObject({ reply: { text: reply } })
  expect(await asked(who, [orderId])).toMatchObject([{ review: { reply: { text: reply } } }])
  const elsewhere = { ...testStaff([1]), requestId: randomUUID() }
  expect(await staffHandlers.replyReview(elsewhere, { shopId: 1, orderId, reply })).toMatchObject({
    refused: 'notFound',
  })
})
