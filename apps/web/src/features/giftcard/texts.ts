import { programFor as openingProgram } from '@comanda/domain/giftcard'
import { type Money, money } from '@comanda/domain/money'
import { currentLocale, showDate, showMoney, t } from '../../platform/i18n/index.ts'
import { timeNow } from '../../platform/device/server-clock.ts'
import { startup } from '../../platform/startup.ts'
import type { GiftCard, GiftProgram, GiftSend } from './api.ts'

/** Formats a rate in parts per million as a percentage. */
export const percentText = (rate: number): string =>
  new Intl.NumberFormat(currentLocale().intl, { style: 'percent', maximumFractionDigits: 1 }).format(rate / 1_000_000)

/** Text of a program's discount; empty if it has none. */
export const discountTexts = ({ discountInfo, currency }: GiftProgram): string[] =>
  discountInfo.map(({ from, rate }) =>
    t('gift.discountFrom', { percent: percentText(rate), amount: showMoney(from, currency) }),
  )

/** Validity of a program's cards. */
export const validText = ({ validMonths }: GiftProgram): string =>
  validMonths > 0 ? t('gift.validMonths', { count: validMonths }) : t('gift.validForever')

/** Last day of a card, or the time since it expired. */
export function untilText({ validityEnd, expiration, timeZone }: GiftCard): string {
  if (validityEnd === undefined) return t('gift.validForever')
  const date = showDate(new Date(Date.parse(validityEnd) - 1), 'date', timeZone)
  return t(expiration ? 'gift.overSince' : 'gift.until', { date })
}

/** State of a gift being delivered; one that quiet hours hold back is still to be sent. */
export function sendText({ state, deliveryAt, sentAt = deliveryAt, timeZone }: GiftSend): string {
  const shown = state === 'sent' && Date.parse(sentAt) > timeNow() ? 'scheduled' : state
  return t(`gift.sendState.${shown}`, { date: showDate(sentAt, 'dateTime', timeZone) })
}

export const minimumAmount = ({ amountInfo, customAmountInfo }: GiftProgram): Money =>
  money(Math.min(...amountInfo, ...(customAmountInfo ? [customAmountInfo.min] : [])))

/** The program that a page of gift cards opens with. */
export const programFor = (programs: readonly GiftProgram[], programId: string | null): GiftProgram | undefined =>
  openingProgram(programs, programId, startup()?.corporation.currency.currencyCode)

/** Balance of a card; for an expired one the amount held for its owner. */
export const leftText = ({ balance, dormant = money(0), currency }: GiftCard): string =>
  t('gift.left', { amount: showMoney(money(balance + dormant), currency) })
