import type { Currency } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import type { Member } from './api.ts'

/** Something a member holds that can be corrected. */
export interface Holding {
  key: string
  name: string
  detail: string
  /** What each part stands at; a card has two. */
  parts: { on: 'points' | 'cardPaid' | 'cardGiven' | 'giftCard'; words: string; amount: number }[]
  subjectId: string
  /** A member card can be topped up. */
  cardId?: string
  currency?: Currency
  runOut: boolean
}

type Card = Member['cards'][number]
type GiftCard = Member['giftCards'][number]

const pointsOf = ({ customerId, points = 0, isMember }: Member): Holding[] => {
  if (customerId === undefined || !isMember) return []
  const name = t('counter.pointsName')
  const parts: Holding['parts'] = [{ on: 'points', words: name, amount: points }]
  return [{ key: 'points', name, detail: '', parts, subjectId: String(customerId), runOut: false }]
}

const cardOf = ({ cardId, cardNo, levelName, currency, paid, given, runOut }: Card): Holding => ({
  key: cardId,
  name: t('counter.card'),
  detail: `${cardNo} · ${levelName}`,
  parts: [
    { on: 'cardPaid', words: t('counter.paidPart'), amount: paid },
    { on: 'cardGiven', words: t('counter.givenPart'), amount: given },
  ],
  subjectId: cardId,
  cardId,
  currency,
  runOut,
})

const giftCardOf = ({ cardId, cardNo, currency, balance, runOut }: GiftCard): Holding => ({
  key: cardId,
  name: t('counter.giftCard'),
  detail: cardNo,
  parts: [{ on: 'giftCard', words: t('counter.giftCard'), amount: balance }],
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
