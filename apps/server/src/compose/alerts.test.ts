import { noticeText } from '@comanda/messages/notices'
import { beforeAll, expect, test } from 'vitest'
import { seedStaff } from '../modules/staff/seed.ts'
import { testDatabase } from '../testing/index.ts'
import type { Notice } from '../ports/notification.ts'
import { notifyOfBreaks } from './payment.ts'

const database = testDatabase()
const person = (account: string, more: { brand?: boolean } = {}) => ({
  account,
  name: account,
  password: 'p',
  role: 'manager',
  shopIds: [1],
  ...more,
})

beforeAll(async () => {
  await database().inTx(async tx => {
    const text = `insert into corporation (corporation_id, name, settings, created_at)
      select c, 'A brand', '{"languages": ["zh_CN"]}', now() from unnest(array[1, 2]) as c`
    await tx.query({ name: 'two_brands', text }, [])
    await seedStaff(tx, 1, [
      person('chief@brand.example', { brand: true }),
      person('shop@brand.example'),
      person('till 3', { brand: true }),
    ])
    await seedStaff(tx, 2, [person('other@brand.example', { brand: true })])
  })
})

const found = { corporationId: 1, provider: 'wallet' as const, day: '2026-11-21', breaks: 2 }

test('Statements that disagree are mailed to those responsible for the brand’s money, in its language (M13)', async () => {
  const notices: Notice[] = []
  const notify = async (_tx: unknown, notice: Notice) => void notices.push(notice)
  await database().inTx(tx =>
    notifyOfBreaks({ notification: { notify, channelOpen: way => way === 'email' } })(tx, found),
  )
  expect(notices.map(one => one.destination)).toEqual(['chief@brand.example'])
  const [{ template, language, params } = { template: '', language: '', params: {} }] = notices
  expect(language).toBe('zh_CN')
  expect(noticeText(language, `notice.${template}.text`, params)).toContain('2026-11-21')
  expect(noticeText('en_US', `notice.${template}.text`, params)).toContain('2 points')
  await database().inTx(tx => notifyOfBreaks({ notification: { notify, channelOpen: () => false } })(tx, found))
  expect(notices).toHaveLength(1)
})
