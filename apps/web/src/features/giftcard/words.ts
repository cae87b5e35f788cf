import { type Currency, type Money, money } from '@comanda/domain/money'
import { currentLocale, showDate, showMoney, t } from '../../platform/i18n/index.ts'
import { startup } from '../../platform/startup.ts'
import type { GiftCard, GiftProgram, GiftSend } from './api.ts'

/** A rate in parts per million, as a percentage. */
export const percentText = (rate: number): string =>
  new Intl.NumberFormat(currentLocale().intl, { style: 'percent', maximumFractionDigits: 1 }).format(rate / 1_000_000)

/** What a program gives off, in a sentence; nothing where it gives nothing. */
export const discountTexts = ({ discountInfo, currency }: GiftProgram): string[] =>
  discountInfo.map(({ from, rate }) =>
    t('gift.discountFrom', { percent: percentText(rate), amount: showMoney(from, currency) }),
  )

/** How long a program's cards are good. */
export const validText = ({ validMonths }: GiftProgram): string =>
  validMonths > 0 ? t('gift.validMonths', { count: validMonths }) : t('gift.validForever')

/** The last day of a card, or how long it has been over. */
export function untilText({ validityEnd, expiration, timeZone }: GiftCard): string {
  if (validityEnd === undefined) return t('gift.validForever')
  const date = showDate(new Date(Date.parse(validityEnd) - 1), 'date', timeZone)
  return t(expiration ? 'gift.overSince' : 'gift.until', { date })
}

/** What has become of a gift on its way. */
export const sendText = ({ state, deliveryAt, timeZone }: GiftSend): string =>
  t(`gift.sendState.${state}`, { date: showDate(deliveryAt, 'dateTime', timeZone) })

/** The smallest amount a program sells. */
export const smallest = ({ amountInfo, customAmountInfo }: GiftProgram): Money =>
  money(Math.min(...amountInfo, ...(customAmountInfo ? [customAmountInfo.min] : [])))

/** The program that fits the guest best: the one named, else the one in the brand's own currency. */
export function programFor(programs: readonly GiftProgram[], programId: string | null): GiftProgram | undefined {
  const home: Currency | undefined = startup()?.corporation.currency
  return (
    programs.find(one => one.programId === programId) ??
    programs.find(one => one.currency.currencyCode === home?.currencyCode) ??
    programs[0]
  )
}

/** What is left on a card; of one that is over what rests in its owner's name. */
export const leftText = ({ balance, dormant = money(0), currency }: GiftCard): string =>
  t('gift.left', { amount: showMoney(money(balance + dormant), currency) })
