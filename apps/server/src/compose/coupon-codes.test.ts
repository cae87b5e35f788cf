import { isRefusal, type ResponseOf } from '@comanda/contract/core'
import { coupon as couponCalls } from '@comanda/contract/coupon'
import { demoBrand } from '@comanda/demo'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AllHandlers, compose } from '../compose.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { Guest } from '../platform/http/index.ts'
import { silentLog } from '../platform/log.ts'
import { seedDemo } from '../seed.ts'
import { instantJobs } from '../testing/instant-jobs.ts'
import { again, testCustomer, testDatabase } from '../testing/index.ts'

const database = testDatabase({ max: 20 })
const { corporationId } = demoBrand().corporation
const tom = testCustomer(5002, false, corporationId)

let handlers: AllHandlers
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test' })
  if ('faults' in config) throw new Error(config.faults.join())
  const db = database()
  const jobs = { ...instantJobs(), start: async () => {}, stop: async () => {} }
  await seedDemo(db)
  handlers = compose({ config: config.config, db, jobs, log: silentLog, clock: systemClock }).handlers
})

const kept = <T>(answer: T): Exclude<T, { refused: string } | Buffer> => {
  if (isRefusal(answer)) throw new Error(`${answer.refused} ${JSON.stringify(answer)}`)
  return answer as never
}
const listOf = async (caller: Guest) =>
  (
    kept(
      await handlers.coupon.availableCouponList(caller, couponCalls.availableCouponList.request.parse({})),
    ) as ResponseOf<typeof couponCalls.availableCouponList>
  ).coupons

describe('a code on paper', () => {
  const CODE = 'C0FFEE0NTHEH0VSE'
  const redeem = (caller: Guest, couponCode: string) =>
    handlers.coupon.redeem(again(caller), couponCalls.redeem.request.parse({ couponCode }))

  it('brings one of twenty who type it at once a coupon, and them the same however often · CARD-6, S9', async () => {
    const people = Array.from({ length: 20 }, (_, n) => testCustomer(9100 + n, false, corporationId))
    const answers = await Promise.all(people.map(caller => redeem(caller, CODE)))
    expect(answers.filter(it => !isRefusal(it))).toHaveLength(1)
    const winner = people[answers.findIndex(it => !isRefusal(it))] as Guest
    const first = kept(await redeem(winner, CODE))
    expect(kept(await redeem(winner, CODE))).toEqual(first)
    expect((await listOf(winner)).map(it => it.template.couponTemplateId)).toEqual(['coffee-on-us'])
  })

  it('wrong, odd and taken ones are told alike · S9', async () => {
    const odd = [CODE, CODE.toLowerCase(), '%', '*', "' OR 1=1--", '\u0000', '🎟', 'x'.repeat(10_240), '']
    const answers = await Promise.all(odd.map(code => redeem(tom, code)))
    expect(new Set(answers.map(it => JSON.stringify(it)))).toEqual(new Set(['{"refused":"couponCodeWrong"}']))
  })

  it('a kind of coupon names the stores where it can be used · CARD-6', async () => {
    const shopsOf = async (couponTemplateId: string, here: object = {}) =>
      (
        kept(
          await handlers.coupon.templateDetail(
            tom,
            couponCalls.templateDetail.request.parse({ couponTemplateId, ...here }),
          ),
        ) as ResponseOf<typeof couponCalls.templateDetail>
      ).shops.map(it => it.shopId)
    expect(await shopsOf('six-off-singapore')).toEqual([105])
    expect(await shopsOf('five-off-dollars')).toEqual([101])
    expect((await shopsOf('tenth-off', { latitude: 51.5, longitude: -0.1 }))[0]).toBe(102)
  })
})

describe('a wallet of many years', () => {
  const OLD = {
    name: 'test_old_coupons',
    text: `insert into coupon (corporation_id, coupon_code, coupon_template_id, terms_version, owner, begin_date, end_date,
        order_id, given_at, changed_at)
      select $1, 'OLD' || n, 'tenth-off', 1, 'c:9300', date '2020-01-01', date '2020-01-01' + n, null, now(), now()
      from generate_series(1, 600) as n`,
  }
  const LIVE = {
    name: 'test_live_coupon',
    text: `insert into coupon (corporation_id, coupon_code, coupon_template_id, terms_version, owner, begin_date, end_date,
        order_id, given_at, changed_at)
      values ($1, 'LIVE', 'tenth-off', 1, 'c:9300', current_date - 2, current_date + 30, null, now(), now())`,
  }

  it('shows what can be used, however much has ended before · CARD-6', async () => {
    await database().inTx(async tx => {
      await tx.query(OLD, [corporationId])
      await tx.query(LIVE, [corporationId])
    })
    expect((await listOf(testCustomer(9300, false, corporationId))).map(it => it.couponCode)).toEqual(['LIVE'])
  })
})
