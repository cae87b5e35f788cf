import { noticeText } from '@comanda/messages/notices'
import { expect, test } from 'vitest'
import { notifyOfBreaks } from './payment.ts'
import { seedStaff } from '../modules/staff/seed.ts'
import { testApp } from '../testing/index.ts'

const app = testApp()

const CHINESE = {
  name: 'test_chinese_brand',
  text: `update corporation set settings = settings || '{"languages": ["zh_CN"]}' where corporation_id = $1`,
}

const person = (account: string, more: { brand?: boolean } = {}) => ({
  account,
  name: account,
  password: 'p',
  role: 'manager',
  shopIds: [1],
  ...more,
})

/** Tells those in charge of a day of the wallet’s statement with two differences. */
const notifyWith = (channelOpen: boolean) =>
  app.db.inTx(tx => {
    const { notification } = app.modules
    const { corporationId } = app
    const difference = { corporationId, provider: 'wallet' as const, day: '2026-11-21', breaks: 2 }
    return notifyOfBreaks({ notification: { ...notification, channelOpen: () => channelOpen } })(tx, difference)
  })
const sent = async () => (await app.messages()).filter(({ template }) => template === 'booksDiffer')

test('Statements that disagree are mailed to those responsible for the brand’s money, in its language (M13)', async () => {
  await app.db.inTx(async tx => {
    await tx.query(CHINESE, [app.corporationId])
    await seedStaff(tx, app.corporationId, [
      person('chief@brand.example', { brand: true }),
      person('shop@brand.example'),
      person('till 3', { brand: true }),
    ])
    await seedStaff(tx, app.corporationId + 1, [person('other@brand.example', { brand: true })])
  })
  await notifyWith(true)
  const messages = await sent()
  expect(messages.map(({ destination }) => destination)).toEqual(['chief@brand.example'])
  const textIn = (language: string) =>
    noticeText(language, 'notice.booksDiffer.text', messages[0]?.params as Record<string, string | number>)
  expect(messages[0]?.language).toBe('zh_CN')
  expect(textIn('zh_CN')).toContain('2026-11-21')
  expect(textIn('en_US')).toContain('2 differences')
  await notifyWith(false)
  expect(await sent()).toHaveLength(1)
})
