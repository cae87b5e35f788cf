import type { MessageKey } from '@comanda/messages'
import { decimalText } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { meansWords, partWords } from '../../../platform/figure-words.ts'
import type { ClosedDay, Figure } from './api.ts'

const names: Partial<Record<string, MessageKey>> = {
  ...meansWords,
  ...partWords,
  orders: 'close.sold.orders',
  recharge: 'close.sold.recharge',
  giftcard: 'close.sold.giftcard',
  bills: 'report.writtenOff',
  unpaid: 'close.open.unpaid',
  returning: 'close.open.returning',
}

/** A figure's name in words. */
export const figureName = ({ key }: Figure): string => {
  const words = names[key]
  return words ? t(words) : key
}

/** What a group of the day’s figures is called. */
export const groupName = (group: Figure['group']): string => t(`close.group.${group}`)

/** The day as rows for a file: group, figure, how many, now, when closed, difference. */
export function fileRows({ date, currency, figures, closed }: ClosedDay): (string | number)[][] {
  const decimals = currency.internationalSystemOfUnits
  const amount = (value: Figure['amount'] | undefined) =>
    value === undefined ? '' : Number(decimalText(value, decimals))
  return [
    [date, currency.currencyCode, closed ? t('close.by', { name: closed.by, time: closed.at }) : t('close.notYet')],
    ['', t('close.figure'), t('report.count'), t('close.now'), t('close.closed'), t('close.difference')],
    ...figures.map(one => [
      groupName(one.group),
      figureName(one),
      one.count,
      amount(one.amount),
      amount(one.closedAmount),
      amount(one.difference),
    ]),
  ]
}
