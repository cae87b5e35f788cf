import type { PassContent, PassFacts, PassField, PassLabel, PassPlace, PassValue } from './types.ts'

const field = (label: PassLabel, place: PassPlace, value: PassValue): PassField => ({ label, place, value })
const plain = (text: string): PassValue => ({ kind: 'plain', text })

/** White or black, whichever has more contrast on the colour (WCAG relative luminance). */
export function foregroundOn(color: string): '#ffffff' | '#000000' {
  const channel = (at: number): number => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
  return luminance > 0.179 ? '#000000' : '#ffffff'
}

const until = (expiresAt: number | undefined): PassField[] =>
  expiresAt === undefined
    ? []
    : [field('validUntil', 'auxiliary', { kind: 'moment', at: expiresAt, timeZone: 'UTC', part: 'date' })]

const isEmpty = (text: Record<string, string>): boolean => Object.values(text).every(one => one === '')

/** The fields of a pass. The code of a gift card and payment codes are not among its facts. */
function fieldsOf(facts: PassFacts): PassField[] {
  switch (facts.kind) {
    case 'MEMBER_CARD':
      return [
        field('balance', 'primary', { kind: 'money', amount: facts.balance, currency: facts.currency }),
        field('level', 'secondary', { kind: 'text', text: facts.level }),
        field('number', 'secondary', plain(facts.cardNo)),
        ...until(facts.expiresAt),
      ]
    case 'GIFT_CARD':
      return [
        field('balance', 'primary', { kind: 'money', amount: facts.balance, currency: facts.currency }),
        field('number', 'secondary', plain(facts.cardNo)),
        ...until(facts.expiresAt),
      ]
    case 'COUPON':
      return [
        field('validFrom', 'secondary', { kind: 'day', day: facts.beginDate }),
        field('validUntil', 'secondary', { kind: 'day', day: facts.endDate }),
        field('details', 'back', { kind: 'text', text: facts.description }),
      ]
    case 'COLLECT_POINT':
      return [
        field('stamps', 'primary', { kind: 'count', count: facts.collected, of: facts.stamps }),
        field('rewards', 'secondary', { kind: 'count', count: facts.received }),
        field('number', 'secondary', plain(facts.cardNo)),
        field('details', 'back', { kind: 'text', text: facts.description }),
      ]
    case 'BOOKING':
      return bookingFields(facts)
  }
}

function bookingFields(facts: PassFacts & { kind: 'BOOKING' }): PassField[] {
  const moment = { kind: 'moment' as const, at: facts.start, timeZone: facts.timeZone }
  return [
    field('date', 'header', { ...moment, part: 'date' }),
    field('time', 'primary', { ...moment, part: 'time' }),
    field('people', 'secondary', { kind: 'count', count: facts.people }),
    ...(isEmpty(facts.area) ? [] : [field('area', 'secondary', { kind: 'text', text: facts.area })]),
    field('number', 'auxiliary', plain(facts.bookingNo)),
    field('address', 'back', plain(facts.address)),
  ]
}

function barcodeOf(facts: PassFacts): string {
  if (facts.kind === 'COUPON') return facts.couponCode
  return facts.kind === 'BOOKING' ? facts.bookingNo : facts.cardNo
}

/** The content of a pass for its card, coupon or booking. CARD-9 */
export function passContent(facts: PassFacts): PassContent {
  const { kind, name: title, groupId, color, isOver, expiresAt } = facts
  return {
    kind,
    title,
    groupId,
    background: color,
    foreground: foregroundOn(color),
    fields: fieldsOf(facts).filter(({ value }) => value.kind !== 'text' || !isEmpty(value.text)),
    ...(!isOver && { barcode: barcodeOf(facts) }),
    isVoid: isOver,
    ...(expiresAt !== undefined && { expiresAt }),
    ...(facts.kind === 'BOOKING' && { point: facts.point, relevantAt: facts.start }),
  }
}

/** A pass whose card, coupon or booking is gone or belongs to another person now: nothing of it remains but its title. CARD-9 */
export const voidedContent = ({ kind, title, groupId, background, foreground }: PassContent): PassContent => ({
  kind,
  title,
  groupId,
  background,
  foreground,
  fields: [],
  isVoid: true,
})
