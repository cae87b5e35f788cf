import { type Currency, formatMoney, inLanguage, money } from '@comanda/domain/money'
import { addDays, type ShopConfig } from '@comanda/domain/store'
import { localeNamed } from '@comanda/messages'
import { dateText } from '@comanda/messages/dates'
import type { NoticePart } from '@comanda/messages/notices'
import type { ShopAt } from '../../../ports/store.ts'
import type { Deps } from '../deps.ts'
import { buildDay } from '../figures/build-day.ts'
import { type FigureRow, figuresOf } from '../figures/read-figures.ts'

const TOP_DISHES = 5

/** The figures of a store's day, and the net sales of the same weekday before. */
export interface MailFigures {
  total: FigureRow
  dishes: readonly FigureRow[]
  netBefore: number
}

const netOf = (row: FigureRow | undefined): number => (row ? row.gross - row.discounts : 0)

/** The figures of a day, built first, so that nothing of it is missing; undefined for a day without sales. */
export async function figuresToMail(deps: Deps, shop: ShopAt, day: string): Promise<MailFigures | undefined> {
  await buildDay(deps, shop, day)
  const range = { corporationId: shop.corporationId, shopIds: [shop.shopId], from: day, until: day }
  const before = addDays(day, -7)
  const [[total], dishes, [earlier]] = await Promise.all([
    figuresOf(deps.db, range, 'day'),
    figuresOf(deps.db, range, 'dish'),
    figuresOf(deps.db, { ...range, from: before, until: before }, 'day'),
  ])
  if (!total || total.count === 0) return undefined
  const largest = dishes.toSorted((a, b) => b.total - a.total).slice(0, TOP_DISHES)
  return { total, dishes: largest, netBefore: netOf(earlier) }
}

interface Words {
  language: string
  currency: Currency
}

/** The change against the same weekday before, in percent; empty without sales then. */
function changeText(now: number, then: number, day: string, language: string): string | NoticePart {
  if (then <= 0) return ''
  const { intl } = localeNamed(language)
  const options = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const
  const change = ((now - then) / then).toLocaleString(intl, options)
  return { part: 'notice.dayReport.change', params: { change: `\u2066${change}\u2069`, day } }
}

const dishLine = (row: FigureRow, { language, currency }: Words): string => {
  const name = typeof row.name === 'string' ? row.name : inLanguage(row.name, language)
  return `${row.count} × \u2068${name}\u2069: ${formatMoney(money(row.total), currency, localeNamed(language).intl)}`
}

/** The values of the e-mail in the language of its reader. */
export function mailParams(shop: ShopConfig, day: string, figures: MailFigures, language: string) {
  const { intl } = localeNamed(language)
  const words = { language, currency: shop.currency }
  const show = (amount: number) => formatMoney(money(amount), shop.currency, intl)
  const dayName = (date: string) => dateText(Date.parse(`${date}T12:00:00Z`), 'weekday', intl, 'UTC')
  const { total, dishes, netBefore } = figures
  const net = netOf(total)
  return {
    store: inLanguage(shop.shopName, language),
    day: dayName(day),
    net: show(net),
    change: changeText(net, netBefore, dayName(addDays(day, -7)), language),
    orders: total.count,
    average: show(Math.round(net / total.count)),
    tips: show(total.tips),
    refunded: show(total.refunded),
    total: show(total.total),
    dishes: dishes.map(row => dishLine(row, words)).join('\n'),
  }
}
