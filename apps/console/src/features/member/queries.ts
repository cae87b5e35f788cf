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

/** The corrections, the newest first; read again regularly. */
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

/** Something a member holds that can be corrected. */
export interface Holding {
  key: string
  name: string
  detail: string
  /** The amount of each part; a card has two. */
  parts: { on: 'points' | 'cardPaid' | 'cardGiven' | 'giftCard'; text: string; amount: number }[]
  subjectId: string
  /** A member card can be topped up. */
  cardId?: string
  /** When a card expires: it can be renewed now. */
  renewalDue?: boolean
  currency?: Currency
  runOut: boolean
}

type Card = Member['cards'][number]
type GiftCard = Member['giftCards'][number]

const pointsOf = ({ customerId, points = 0, isMember }: Member): Holding[] => {
  if (customerId === undefined || !isMember) return []
  const name = t('counter.pointsName')
  const parts: Holding['parts'] = [{ on: 'points', text: name, amount: points }]
  return [{ key: 'points', name, detail: '', parts, subjectId: String(customerId), runOut: false }]
}

const cardOf = ({
  cardId,
  cardNo,
  programName,
  levelName,
  currency,
  paid,
  given,
  runOut,
  renewalDue,
}: Card): Holding => ({
  key: cardId,
  name: programName,
  detail: `${cardNo} · ${levelName}`,
  parts: [
    { on: 'cardPaid', text: t('counter.paidPart'), amount: paid },
    { on: 'cardGiven', text: t('counter.givenPart'), amount: given },
  ],
  subjectId: cardId,
  cardId,
  renewalDue,
  currency,
  runOut,
})

const giftCardOf = ({ cardId, cardNo, currency, balance, runOut }: GiftCard): Holding => ({
  key: cardId,
  name: t('counter.giftCard'),
  detail: cardNo,
  parts: [{ on: 'giftCard', text: t('counter.giftCard'), amount: balance }],
  subjectId: cardId,
  currency,
  runOut,
})

/** All a member holds, as lines. */
export const holdingsOf = (member: Member): Holding[] => [
  ...pointsOf(member),
  ...member.cards.map(cardOf),
  ...member.giftCards.map(giftCardOf),
]
