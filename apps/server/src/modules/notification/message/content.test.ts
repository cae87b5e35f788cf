import { themeVariables } from '@comanda/domain/decoration'
import { locales } from '@comanda/messages'
import { describe, expect, test } from 'vitest'
import { contentOf, plainText, smsText } from './content.ts'
import { mailHtml } from './mail-html.ts'
import { noticePreview } from './preview.ts'
import { templateNames } from './templates.ts'

const { light, dark } = themeVariables({ primaryColor: '#0a7d4f' })
const look = {
  name: 'Marigold',
  logo: 'https://a.test/media/logo@160.webp',
  light,
  dark,
  corner: '100px',
  languages: ['en_US', 'zh_CN', 'ar'],
  cardCorner: '14px',
  font: 'system-ui',
  headingFont: '"Jost", system-ui',
}
const links = { stopUrl: 'https://a.test/unsubscribe?t=1', settingsUrl: 'https://a.test/setting' }
/** Every parameter of every template. */
const params = {
  code: '123456',
  minutes: 5,
  provider: 'cards',
  day: '2026-11-22',
  count: 3,
  contact: 'a@b.test',
  by: 'Bo',
  name: 'Cy',
  account: 'cy@b.test',
  link: 'https://a.test/x?y=1&z=2',
  hours: 24,
  store: 'Harbour',
  number: 'A-17',
  amount: '£12.50',
  call: ' Call 7.',
  promise: ' At 12:20.',
  refund: ' £12.50 goes back.',
  from: 'Ann',
  recipient: 'Dan',
  words: '',
  until: '',
  points: 80,
  date: 'May 3',
  destination: 'd•@x.test',
  time: 'Fri 18:00',
  people: 2,
  deposit: ' Deposit.',
  reason: 'Flood.',
  card: 'Lunch Card',
  net: '£812.40',
  change: ' (+4%)',
  orders: 61,
  average: '£13.32',
  tips: '£20.00',
  refunded: '£0.00',
  total: '£950.10',
  dishes: '12 × Pie: £112.00',
}
const english = (template: string, more: object = {}) =>
  contentOf({ template, language: 'en_US', params: { ...params, ...more } }, look, links)
const direction = (language: string) => (language === 'ar' ? 'rtl' : 'ltr')

describe.each(Object.keys(locales))('Every notice in %s', language => {
  test.each(templateNames)('%s has all its texts, and no parameter stays unfilled', template => {
    const content = contentOf({ template, language, params }, look, links)
    const texts = [plainText(content, look), smsText(content, 'a.test'), mailHtml(content, look), content.subject]
    for (const text of texts) {
      expect(text).not.toMatch(/notice\.\w+|\{\w+[|}]|undefined/)
      expect(text.length).toBeGreaterThan(4)
    }
    expect(texts[2]).toContain(`dir="${direction(language)}"`)
    expect(texts[2]).toContain('>Marigold<')
  })
})

test('English texts of an SMS stay in the GSM alphabet, and a code with its fill-in line in one segment', () => {
  const sms = smsText(english('code'), 'marigold.example')
  expect(sms).toMatch(/\n\n@marigold\.example #123456$/)
  expect(sms.length).toBeLessThanOrEqual(160)
  for (const template of ['code', 'orderReady', 'bookingConfirmed', 'bookingReminder', 'waitingCalled'])
    expect(smsText(english(template, { amount: '12.50' }), 'a.test')).toMatch(/^[\x20-\x7e\n]*$/)
})

test('Text written by people is escaped in HTML: it is neither markup nor an address (X2)', () => {
  const evil = `<img src=x onerror=alert(1)>"'&`
  const html = mailHtml(english('giftDelivery', { from: evil, recipient: evil, words: evil }), look)
  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain(evil)
  expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;')
})

test('The HTML shows the code in its own box and the action as a button in the brand’s colour', () => {
  expect(mailHtml(english('code'), look)).toMatch(/class="code"[^>]*>123456</)
  const order = mailHtml(english('orderAccepted'), look)
  expect(order).toContain('href="https://a.test/x?y=1&#38;z=2"')
  expect(order).toMatch(/class="button"[^>]*background-color:#0a7d4f/)
  expect(order).not.toContain('class="code"')
})

test('An e-mail with a gift shows the picture that the giver saw, with the amount; its text part has none (CARD-5)', () => {
  const gift = english('giftDelivery', { picture: 'https://a.test/media/gift/birthday@640.webp', amount: '$25.00' })
  const html = mailHtml(gift, look)
  expect(html).toContain('<img src="https://a.test/media/gift/birthday@640.webp"')
  expect(html).toMatch(/>Marigold<\/span><span[^>]*>\$25\.00</)
  expect(plainText(gift, look)).not.toContain('@640.webp')
  expect(mailHtml(english('giftDelivery', { picture: '' }), look)).not.toContain('border-radius:16px 16px 0 0')
  expect(mailHtml(english('giftGone', { picture: 'https://a.test/x.webp' }), look)).not.toContain('x.webp')
})

const receipt = JSON.stringify({
  dishes: [{ name: '2 × Pie <b>', detail: 'Large', amount: '£9.00' }],
  sums: [
    { kind: 'packing', name: '', amount: '£0.50' },
    { kind: 'tax', name: 'VAT', amount: '£1.00' },
  ],
  total: '£10.50',
})

test.each([
  { language: 'en_US', words: ['Packaging', 'Total'] },
  { language: 'zh_CN', words: ['包装费', '合计'] },
])('The e-mail of an order lists dishes, sums and total in $language, an SMS none of them (NOTIFY-6)', of => {
  const { language, words } = of
  const order = contentOf({ template: 'orderPlaced', language, params: { ...params, receipt } }, look)
  const html = mailHtml(order, look)
  expect(html).toContain('2 × Pie &#60;b&#62;')
  for (const text of [html, plainText(order, look)])
    for (const shown of [...words, 'Large', 'VAT', '£9.00', '£0.50', '£10.50']) expect(text).toContain(shown)
  expect(smsText(order, 'a.test')).not.toContain('£10.50')
  const ready = contentOf({ template: 'orderReady', language, params: { ...params, receipt } }, look)
  expect(mailHtml(ready, look)).not.toContain('£10.50')
})

test('The figures of a daily report stand beside their names in its e-mail', () => {
  const html = mailHtml(english('dayReport'), look)
  expect(html).toMatch(/>Net sales<\/td><td [^>]*>£812\.40 \(\+4%\)</)
  expect(html).toContain('>Top dishes<')
})

test('The plain text has the link, the brand and the ways to end such e-mails', () => {
  const text = plainText(english('orderReady'), look)
  expect(text).toContain(`View order: ${params.link}`)
  expect(text).toMatch(
    /-- \nMarigold\nYou get emails about your orders\.\nUnsubscribe: https:\/\/a\.test\/unsubscribe\?t=1\n/,
  )
  const without = contentOf({ template: 'code', language: 'en_US', params }, look)
  expect(plainText(without, look)).not.toMatch(/Unsubscribe/)
})

test.each(templateNames)('An example of %s fills every place of its texts (SETUP-7)', name => {
  const { html, ...shown } = noticePreview(name, look, { language: 'en_US', origin: 'https://a.test', now: 1.79e12 })
  for (const text of [html, shown.subject, shown.sms, shown.push.body]) expect(text).not.toMatch(/\{\w+[|}]|undefined/)
})
