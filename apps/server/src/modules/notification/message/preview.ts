import { type Currency, formatMoney, money } from '@comanda/domain/money'
import { localeNamed } from '@comanda/messages'
import { dateText } from '@comanda/messages/dates'
import type { NoticeName, NoticeParams } from '@comanda/messages/notices'
import type { MailReceipt } from '../../../ports/notification.ts'
import type { BrandLook } from '../deps.ts'
import { contentOf, smsText, type UnsubscribeLinks } from './content.ts'
import { mailHtml } from './mail-html.ts'
import { kindOf, templateOf } from './templates.ts'

/** Of a brand without a currency. */
const DOLLARS: Currency = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }

interface ExampleAt {
  language: string
  currency?: Currency | undefined
  origin: string
  /** Epoch ms. */
  now: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

const people = {
  contact: 'alex@mail.example',
  account: 'alex@mail.example',
  destination: 'a•••@mail.example',
  by: 'Robin',
  name: 'Alex',
  from: 'Alex',
  recipient: 'Kim',
}

const counts = { minutes: 5, hours: 24, count: 2, people: 4, points: 80, orders: 61 }

const part = (key: string, params: Record<string, string> = {}) => ({ part: `notice.${key}`, params })

/** Example values of every notice, in the form of the reader's language. */
function exampleParams({ language, currency = DOLLARS, origin, now }: ExampleAt, name: string): NoticeParams {
  const { intl } = localeNamed(language)
  const amount = (whole: number) =>
    formatMoney(money(whole * 10 ** currency.internationalSystemOfUnits), currency, intl)
  const at = (ms: number, form: 'time' | 'day' | 'shortDay' | 'weekday') => dateText(ms, form, intl, 'UTC')
  const isGift = name.startsWith('gift')
  const amounts = { amount: 25, net: 810, average: 13, tips: 20, refunded: 0, total: 950 }
  return {
    ...people,
    ...counts,
    ...Object.fromEntries(Object.entries(amounts).map(([key, whole]) => [key, amount(whole)])),
    code: isGift ? 'A1B2-C3D4' : '123456',
    number: isGift ? '8000 1234 5678' : 'A-17',
    store: 'Main Street',
    card: 'Gold',
    reason: '',
    provider: part('books.card'),
    day: at(now - DAY, 'weekday'),
    date: at(now + 30 * DAY, 'day'),
    time: at(now + 2 * DAY, 'shortDay'),
    call: part('order.call', { number: '17' }),
    promise: part('order.promise', { time: at(now + HOUR, 'time') }),
    refund: part('order.refund', { amount: amount(25) }),
    deposit: part('deposit.returning', { amount: amount(20) }),
    words: part('giftPart.words', { from: 'Alex', message: '🎉' }),
    until: part('giftPart.until', { date: at(now + 365 * DAY, 'day') }),
    change: part('dayReport.change', { change: '+4%', day: at(now - 8 * DAY, 'weekday') }),
    dishes: `12 × Pizza: ${amount(120)}`,
    receipt: JSON.stringify({
      dishes: [
        { name: '2 × Pizza', detail: '', amount: amount(20) },
        { name: 'Salad', detail: '', amount: amount(8) },
      ],
      sums: [
        { kind: 'discount', name: '', amount: amount(-5) },
        { kind: 'tip', name: '', amount: amount(2) },
      ],
      total: amount(25),
    } satisfies MailReceipt),
    link: `${origin}/`,
  }
}

/** A notice with example values, as each channel shows it. SETUP-7 */
export function noticePreview(name: NoticeName, look: BrandLook, place: Omit<ExampleAt, 'currency'>) {
  const at = { ...place, currency: look.currency }
  const template = templateOf(name)
  const stops = kindOf(template) !== undefined && !template.always
  const links: UnsubscribeLinks | undefined = stops
    ? { stopUrl: `${at.origin}/`, settingsUrl: `${at.origin}/setting` }
    : undefined
  const content = contentOf({ template: name, language: at.language, params: exampleParams(at, name) }, look, links)
  return {
    subject: content.subject,
    html: mailHtml(content, look),
    sms: smsText(content, new URL(at.origin).host),
    push: { title: content.subject, body: content.pushText },
  }
}
