import { reportCalls as calls } from '@comanda/contract/report'
import type { ResponseOf } from '@comanda/contract/core'
import { toast } from '@comanda/web/notices'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MessageKey } from '@comanda/messages'
import { decimalText } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { send } from '../../../platform/send.ts'
import { methodTexts, partTexts } from '../../../platform/figure-texts.ts'

export type ClosedDay = ResponseOf<typeof calls.dayFigures>
export type Figure = ClosedDay['figures'][number]

const keyOf = (shopId: number, date: string | undefined) => ['close', shopId, date]

/** A store's day in money; today where none is named. */
export const useDay = (shopId: number, date: string | undefined) =>
  useQuery({
    queryKey: keyOf(shopId, date),
    queryFn: () => send(calls.dayFigures, { shopId, ...(date !== undefined && { date }) }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

/** Keeps a day's figures as they are. */
export function useClose(shopId: number, query: string | undefined, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (date: string) => send(calls.closeDay, { shopId, date }),
    onSuccess: day => {
      client.setQueryData(keyOf(shopId, query), day)
      onDone()
    },
    onError: error => toast(error.message),
  })
}

const names: Partial<Record<string, MessageKey>> = {
  ...methodTexts,
  ...partTexts,
  orders: 'close.sold.orders',
  recharge: 'close.sold.recharge',
  rightsPackage: 'close.sold.rightsPackage',
  giftcard: 'close.sold.giftcard',
  bills: 'report.writtenOff',
  unpaid: 'close.open.unpaid',
  returning: 'close.open.returning',
  pending: 'close.open.pending',
}

/** A figure's name in words. */
export const figureName = ({ key }: Figure): string => {
  const text = names[key]
  return text ? t(text) : key
}

/** The title of a group of the day’s figures. */
export const groupName = (group: Figure['group']): string => t(`close.group.${group}`)

/**
 * The day as rows for a file, under a header: day, currency, group, figure, how many, now, when closed, difference. Amounts have the
 * decimals of the currency.
 */
export function fileRows({ date, currency, figures }: ClosedDay): (string | number)[][] {
  const decimals = currency.internationalSystemOfUnits
  const amount = (value: Figure['amount'] | undefined) => (value === undefined ? '' : decimalText(value, decimals))
  return [
    [
      t('report.date'),
      t('report.currency'),
      t('report.section'),
      t('close.figure'),
      t('report.count'),
      t('close.now'),
      t('close.closed'),
      t('close.difference'),
    ],
    ...figures.map(one => [
      date,
      currency.currencyCode,
      groupName(one.group),
      figureName(one),
      one.count,
      amount(one.amount),
      amount(one.closedAmount),
      amount(one.difference),
    ]),
  ]
}
