import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-20T17:00:00Z' })
const luis = app.staff('manager', { name: 'Luis Romero' })
const shop = { shopId: SHOP }

const shown = () => app.guest().must(contract.evaluation.published, shop)
const hideAll = () => app.sql('update evaluation set published = false')
const reviews = async () => (await luis.must(contract.evaluation.reviews, { ...shop, pageSize: 20 })).reviews

test('Guests see the average and the published reviews, without the guest, the order or pictures (DECO-5)', async () => {
  await hideAll()
  const before = await shown()
  expect(before.reviews).toEqual([])
  expect(before.average).toBeGreaterThan(1)
  const review = (await reviews()).find(one => one.remark !== '') ?? expect.fail('the demo has reviews')
  await luis.must(contract.evaluation.publishReview, { ...shop, orderId: review.orderId, published: true })
  const [one, ...others] = (await shown()).reviews
  expect(others).toEqual([])
  expect(one).toMatchObject({ stars: review.stars, remark: review.remark, createdAt: review.createdAt })
  expect(Object.keys(one ?? {}).toSorted()).toEqual(
    ['createdAt', 'remark', 'stars', ...(review.reply ? ['reply'] : [])].toSorted(),
  )
  await luis.must(contract.evaluation.publishReview, { ...shop, orderId: review.orderId, published: false })
  expect((await shown()).reviews).toEqual([])
})

test('A review published by 20 people at once is shown once, with one audit line (DECO-5, L2)', async () => {
  await hideAll()
  const [review] = (await reviews()).filter(one => one.remark !== '')
  const orderId = review?.orderId ?? expect.fail('the demo has reviews')
  const answers = await twenty(() =>
    luis.call(contract.evaluation.publishReview, { ...shop, orderId, published: true }),
  )
  expect(answers.map(refusedAs)).toEqual(Array.from({ length: 20 }, () => 'done'))
  expect((await shown()).reviews).toHaveLength(1)
  const lines = await app.sql(
    `select before, after from audit_line where what = 'reviewPublished' and subject = '${orderId}' and at >= '2026-11-20T17:00:00Z'`,
  )
  expect(lines.filter(({ after }) => (after as { published: boolean }).published)).not.toEqual([])
  expect(lines.at(-1)).toMatchObject({ before: { published: false }, after: { published: true } })
})

test('A review of another store cannot be published (A1)', async () => {
  const [review] = await reviews()
  const elsewhere = app.staff('manager', { shopIds: [102] })
  const answer = await elsewhere.call(contract.evaluation.publishReview, {
    shopId: 102,
    orderId: review?.orderId ?? '',
    published: true,
  })
  expect(refusedAs(answer)).toBe('notFound')
})

test('The timeline of an order has the replies to its review and its publication, with their author (ORDER-14)', async () => {
  const { orderId } = (await reviews()).find(one => one.remark !== '') ?? expect.fail('the demo has reviews')
  const changes = async () =>
    (await luis.must(contract.order.orderTimeline, { orderId })).entries.filter(({ kind }) => kind === 'change')
  const before = (await changes()).length
  await luis.must(contract.evaluation.publishReview, { ...shop, orderId, published: false })
  const earlier = (await changes()).length
  await luis.must(contract.evaluation.replyReview, { ...shop, orderId, reply: 'Thank you, see you soon!' })
  await luis.must(contract.evaluation.publishReview, { ...shop, orderId, published: true })
  await luis.must(contract.evaluation.publishReview, { ...shop, orderId, published: false })
  expect(earlier).toBeGreaterThanOrEqual(before)
  expect((await changes()).slice(earlier)).toMatchObject([
    { what: 'reply', by: 'Luis Romero' },
    { what: 'published', by: 'Luis Romero' },
    { what: 'hidden', by: 'Luis Romero' },
  ])
})
