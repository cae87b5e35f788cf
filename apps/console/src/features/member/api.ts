import { counterCalls as calls } from '@comanda/contract/counter'
import type { ResponseOf } from '@comanda/contract/core'
import { type Currency, money } from '@comanda/domain/money'
import { showMoney, showNumber, t } from '@comanda/web/i18n'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../platform/send.ts'

export type Member = ResponseOf<typeof calls.findMember>
export type Adjustments = ResponseOf<typeof calls.adjustments>
export type Adjustment = Adjustments['adjustments'][number]

const AGAIN_MS = 20_000

/** What waits and what was done, the newest first; another's answer is seen soon. */
export const useAdjustments = (shopId: number) =>
  useQuery({
    queryKey: ['adjustments', shopId],
    queryFn: () => send(calls.adjustments, { shopId, pageSize: 50 }),
    refetchInterval: AGAIN_MS,
  })

/** An amount of money, or of points where there is no currency. */
export const amountOf = (amount: number, currency: Currency | undefined): string =>
  currency ? showMoney(money(amount), currency) : t('counter.points', { count: showNumber(amount) })

/** The same with its sign: what was added or taken. */
export const changeOf = (amount: number, currency: Currency | undefined): string =>
  `${amount > 0 ? '+' : '−'}${amountOf(Math.abs(amount), currency)}`
