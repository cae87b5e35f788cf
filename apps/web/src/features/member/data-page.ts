import type { Currency, LocalizedText, Money } from '@comanda/domain/money'
import { personalData } from '@comanda/messages/en-US/personal-data'
import { currentLocale, localize, showDate, showMoney, t } from '../../platform/i18n/index.ts'
import type { OwnData } from './own-data.ts'

type Key = keyof typeof personalData
type Row = Readonly<Record<string, unknown>>

const sections = namesOf('data.section.')
const fields = namesOf('data.field.')

function namesOf(prefix: string): string[] {
  return Object.keys(personalData).flatMap(key => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** Times of the page are those of the person's device. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const MONEY = new Set(['amount', 'balance', 'totalPaidAmount'])

/** A value as readable text; empty if there is none. */
function textOf(name: string, value: unknown, { currency }: Row): string {
  if (typeof value === 'number')
    return MONEY.has(name) && currency ? showMoney(value as Money, currency as Currency) : String(value)
  if (typeof value === 'string') return INSTANT.test(value) ? showDate(value, 'dateTime', ZONE) : value
  if (Array.isArray(value)) return value.filter(one => typeof one === 'string').join(', ')
  return typeof value === 'object' && value !== null && 'en_US' in value ? localize(value as LocalizedText) : ''
}

/** A record and what it contains one level below, as a place or a person. */
const flat = (row: Row): Row => {
  const inner = Object.values(row).filter(value => typeof value === 'object' && value !== null && !Array.isArray(value))
  return Object.assign({}, ...(inner as Row[]), row) as Row
}

function recordOf(row: Row): string {
  const shown = flat(row)
  const lines = fields
    .map(name => [t(`data.field.${name}` as Key), textOf(name, shown[name], shown)] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `<dt>${escaped(label)}</dt><dd dir="auto">${escaped(text)}</dd>`)
  return lines.length === 0 ? '' : `<dl>${lines.join('')}</dl>`
}

function sectionOf(name: string, value: unknown): string {
  const rows = (Array.isArray(value) ? value : [value]) as Row[]
  const records = rows.map(recordOf).join('')
  const none = `<p>${escaped(t('data.none'))}</p>`
  return `<section><h2>${escaped(t(`data.section.${name}` as Key))}</h2>${records === '' ? none : records}</section>`
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
h2{margin-top:2rem;border-bottom:1px solid}dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem;margin:1rem 0;padding:.75rem;border:1px solid #8886;border-radius:.5rem}
dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere}`

/** The data as a page to read, with headings in the person's language. U7 */
export function dataPage(data: OwnData, now: Date): string {
  const { tag, dir } = currentLocale()
  const body = sections.filter(name => name in data).map(name => sectionOf(name, data[name]))
  return `<!doctype html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(t('data.title'))}</title><style>${STYLE}</style></head><body><h1>${escaped(t('data.title'))}</h1>
<p>${escaped(t('data.made', { time: showDate(now, 'dateTime', ZONE) }))}</p>${body.join('\n')}</body></html>`
}
