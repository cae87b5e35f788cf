import { staffEvaluationCalls as calls } from '@comanda/contract/evaluation'
import { atGates } from '../../testing/at-gates.ts'
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
import type { OrderToReview } from './deps.ts'
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
    { questionId: 'food', kind: 'stars', name: { en_US: 'The food' }, bizTypes: [] },
    { questionId: 'ride', kind: 'stars', name: { en_US: 'The delivery' }, bizTypes: [1200] },
  ],
}

beforeAll(async () => {
  await database().inTx(tx => seedEvaluation(tx, 1, program))
  const deps = {
    db: database(),
    clock,
    usePictures: async (_tx: Tx, _who: Guest, names: readonly string[]) => !names.includes(GONE),
    ownOrders: async (caller: Guest, ids: readonly string[]) =>
      ids.flatMap(id => orders.get(id) ?? []).filter(order => order.owner === caller.session.owner),
  }
  ;({ handlers, staffHandlers } = createEvaluation(deps))
})

function orderOf(caller: Guest, over: Partial<OrderToReview> = {}): string {
  const orderId = uuidv7()
  const order = { orderId, shopId: 101, bizType: 1300, state: 'completed', endedAt: NOON - DAY, ...over }
  orders.set(orderId, { ...order, owner: caller.session.owner })
  return orderId
}

const ask = async (caller: Guest, orderIds: string[]) => {
  const answer = await handlers.batchQueryEvaluationProgram(caller, { orderIds })
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
const say = (caller: Guest, input: ReturnType<typeof word>) =>
  handlers.submit({ ...caller, requestId: randomUUID() }, input)
const code = (answer: unknown) => (isRefusal(answer) ? answer.refused : 'none')

const GONE = `${'g'.repeat(32)}.webp`
const MINE = `${'m'.repeat(32)}.webp`

test('Asks the questions that fit the order, and shows the answers', async () => {
  const caller = testGuest()
  const [pickup, delivery] = [orderOf(caller), orderOf(caller, { bizType: 1200 })]
  const open = await ask(caller, [pickup, delivery])
  expect(open.map(it => [it.open, it.questions.map(one => one.questionId)])).toEqual([
    [true, ['food']],
    [true, ['food', 'ride']],
  ])
  const answers = [{ questionId: 'food', stars: 5 }]
  const stored = await say(caller, word(pickup, { answers }))
  expect(stored).toMatchObject({ stars: 4, answers, remark: 'Lovely.' })
  expect(await ask(caller, [pickup])).toMatchObject([{ open: false, review: stored }])
})

test('Another guest’s order is answered as unknown (A1)', async () => {
  const [caller, other] = [testGuest(), testGuest()]
  const orderId = orderOf(caller)
  expect(await ask(other, [orderId, uuidv7()])).toEqual([])
  const [foreign, never] = [await say(other, word(orderId)), await say(other, word(uuidv7()))]
  expect(foreign).toEqual(never)
  expect(code(foreign)).toBe('notFound')
})

test('Reviews are not requested for orders that were not served or are long past', async () => {
  const caller = testGuest()
  const ids = [orderOf(caller, { state: 'cancelled' }), orderOf(caller, { endedAt: NOON - 30 * DAY })]
  expect(await ask(caller, ids)).toEqual([])
  for (const orderId of ids) expect(code(await say(caller, word(orderId)))).toBe('notReviewable')
})

test('An answer that fits no question is refused by its position', async () => {
  const caller = testGuest()
  const answers = [
    { questionId: 'food', stars: 3 },
    { questionId: 'ride', stars: 3 },
  ]
  const answer = await say(caller, word(orderOf(caller), { answers }))
  expect(answer).toMatchObject({ refused: 'answerMisfit', field: 'answers.1' })
})

test('Twenty at once are one review; the same request answers the same (API-3)', async () => {
  const caller = testGuest()
  const orderId = orderOf(caller)
  const stars = Array.from({ length: 20 }, (_, at) => 1 + (at % 5))
  const answers = await Promise.all(stars.map(one => say(caller, word(orderId, { stars: one }))))
  expect(answers.filter(answer => !isRefusal(answer))).toHaveLength(1)
  expect(new Set(answers.map(code))).toEqual(new Set(['none', 'reviewedAlready']))
  const same = { ...caller, requestId: randomUUID() }
  const again = word(orderOf(caller))
  expect(await handlers.submit(same, again)).toEqual(await handlers.submit(same, again))
})

test('Pictures are the guest’s own uploads, shown by address; a missing one is refused (X5)', async () => {
  const caller = testGuest()
  const orderId = orderOf(caller)
  expect(await say(caller, word(orderId, { pictures: [MINE, GONE] }))).toMatchObject({
    refused: 'pictureGone',
    field: 'pictures',
  })
  expect(await say(caller, word(orderId, { pictures: [MINE] }))).toMatchObject({ pictures: [`/uploads/1/${MINE}`] })
})

test('Staff of the store read reviews by stars and page by page, and reply; the guest reads the reply', async () => {
  const shopId = 4711
  const caller = testGuest()
  const staff = () => ({ ...testStaff([shopId]), requestId: randomUUID() })
  for (const stars of [5, 2, 5]) {
    clock.advance(1000)
    await say(caller, word(orderOf(caller, { shopId }), { stars }))
  }
  const first = await atGates(calls, staffHandlers).reviews(staff(), {
    shopId,
    stars: undefined,
    pageSize: 2,
    cursor: undefined,
  })
  if (!('reviews' in first)) throw new Error('refused')
  expect(first.counts).toEqual([0, 1, 0, 0, 2])
  expect(first.reviews.map(({ stars }) => stars)).toEqual([5, 2])
  const rest = await atGates(calls, staffHandlers).reviews(staff(), {
    shopId,
    stars: undefined,
    pageSize: 2,
    cursor: first.nextCursor,
  })
  expect(rest).toMatchObject({ reviews: [{ stars: 5 }] })
  expect(
    await atGates(calls, staffHandlers).reviews(staff(), { shopId, stars: 2, pageSize: 9, cursor: undefined }),
  ).toMatchObject({
    reviews: [{ stars: 2 }],
  })
  expect(
    await atGates(calls, staffHandlers).reviews(testStaff([1]), {
      shopId,
      stars: undefined,
      pageSize: 9,
      cursor: undefined,
    }),
  ).toMatchObject({ refused: 'notYourShop' })
  const orderId = first.reviews[1]?.orderId ?? ''
  const reply = 'We are sorry, and look into it.'
  expect(await atGates(calls, staffHandlers).replyReview(staff(), { shopId, orderId, reply })).toMatchObject({
    reply: { text: reply },
  })
  expect(await ask(caller, [orderId])).toMatchObject([{ review: { reply: { text: reply } } }])
  // Another person who has not seen this reply does not overwrite it. API-3
  const replying = (text: string, replaces: string) =>
    atGates(calls, staffHandlers).replyReview(staff(), { shopId, orderId, reply: text, replaces })
  expect(await replying('Thanks.', '')).toMatchObject({ refused: 'changedMeanwhile' })
  expect(await replying('Thank you.', reply)).toMatchObject({ reply: { text: 'Thank you.' } })
  expect(await replying(reply, 'Thank you.')).toMatchObject({ reply: { text: reply } })
  const elsewhere = { ...testStaff([1]), requestId: randomUUID() }
  expect(await atGates(calls, staffHandlers).replyReview(elsewhere, { shopId: 1, orderId, reply })).toMatchObject({
    refused: 'notFound',
  })
})
