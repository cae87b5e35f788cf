import { decimalText, inLanguage } from '@comanda/domain/money'
import type { PassContent, PassField, PassKind, PassValue } from '@comanda/domain/pass'
import { localTime } from '@comanda/domain/store'
import { englishPassText, isPassKey } from '@comanda/messages/passes'

/** A field of `pass.json`. */
export interface AppleField {
  key: string
  label: string
  value: string | number
  changeMessage?: string
  currencyCode?: string
  dateStyle?: 'PKDateStyleNone' | 'PKDateStyleMedium'
  timeStyle?: 'PKDateStyleNone' | 'PKDateStyleShort'
  ignoresTimeZone?: boolean
}

const two = (part: number): string => String(part).padStart(2, '0')

/** A time (epoch ms) with the clock and offset of a time zone, as W3C text. */
export function momentIn(at: number, timeZone: string): string {
  const { date, minutes } = localTime(at, timeZone)
  const clock = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  const offset = Math.round((Date.parse(`${date}T${clock}:00Z`) - Math.floor(at / 60_000) * 60_000) / 60_000)
  const size = Math.abs(offset)
  return `${date}T${clock}:00${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

const onlyDate = { dateStyle: 'PKDateStyleMedium', timeStyle: 'PKDateStyleNone', ignoresTimeZone: true } as const
const onlyTime = { dateStyle: 'PKDateStyleNone', timeStyle: 'PKDateStyleShort', ignoresTimeZone: true } as const

function valueOf(value: PassValue): Omit<AppleField, 'key' | 'label'> {
  switch (value.kind) {
    case 'text':
      return { value: inLanguage(value.text, 'en_US') }
    case 'plain':
      return { value: value.text }
    case 'money':
      return {
        value: Number(decimalText(value.amount, value.currency.internationalSystemOfUnits)),
        currencyCode: value.currency.currencyCode,
      }
    case 'count':
      return { value: value.of === undefined ? value.count : `${value.count} / ${value.of}` }
    case 'day':
      return { value: `${value.day}T00:00:00+00:00`, ...onlyDate }
    case 'moment':
      return { value: momentIn(value.at, value.timeZone), ...(value.part === 'date' ? onlyDate : onlyTime) }
  }
}

/** A field with its English texts, which are the keys of the translations: a phone in another language shows English. */
export function appleField({ label, value }: PassField): AppleField {
  const changed = `changed.${label}`
  return {
    key: label,
    label: englishPassText(label),
    ...valueOf(value),
    ...(isPassKey(changed) && { changeMessage: englishPassText(changed) }),
  }
}

const STYLES = {
  MEMBER_CARD: 'storeCard',
  GIFT_CARD: 'storeCard',
  COLLECT_POINT: 'storeCard',
  COUPON: 'coupon',
  BOOKING: 'eventTicket',
} as const satisfies Record<PassKind, string>

export const styleOf = ({ kind }: PassContent) => STYLES[kind]
