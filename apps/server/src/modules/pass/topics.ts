import { account } from '../../ledger/index.ts'
import type { PassSubject } from './deps.ts'

/** What a pass depends on: accounts of the ledger, and rows as the triggers of their tables name them. */
export function topicsOf({ kind, subjectId, owner }: Pick<PassSubject, 'kind' | 'subjectId' | 'owner'>): string[] {
  switch (kind) {
    case 'MEMBER_CARD':
      return [account.cardPaid(subjectId), account.cardGiven(subjectId), `member_card:${subjectId}`]
    case 'GIFT_CARD':
      return [account.giftCard(subjectId), `gift_card:${subjectId}`]
    case 'COUPON':
      return [`coupon:${subjectId}`]
    case 'COLLECT_POINT':
      return [`stamps:${subjectId}:${owner.slice(2)}`]
    case 'BOOKING':
      return [`booking:${subjectId}`]
  }
}
