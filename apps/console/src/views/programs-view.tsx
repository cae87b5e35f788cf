import { t } from '@comanda/web/i18n'
import { Agreements } from '../features/agreement/agreements.tsx'
import { CardPrograms } from '../features/card/card-programs.tsx'
import { CouponCodes } from '../features/coupon/coupon-codes.tsx'
import { CouponsForm } from '../features/coupon/coupons-form.tsx'
import { ReviewQuestions } from '../features/evaluation/review-questions.tsx'
import { GiftCardsForm } from '../features/giftcard/gift-cards-form.tsx'
import { LevelsForm } from '../features/member/levels-form.tsx'
import { PointsForm } from '../features/points/points-form.tsx'
import { StoredValueForm } from '../features/storedvalue/stored-value-form.tsx'
import { useFacts } from '../forms/brand-settings.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PartTabs } from '../ui/part-tabs.tsx'

const parts = {
  cards: { text: 'cards.programs', Show: CardPrograms },
  stored: { text: 'money.storedValue', Show: StoredValueForm },
  points: { text: 'money.points', Show: PointsForm },
  levels: { text: 'money.levels', Show: LevelsForm },
  gifts: { text: 'money.gifts', Show: GiftCardsForm },
  coupons: { text: 'money.coupons', Show: CouponsForm },
  codes: { text: 'codes.all', Show: CouponCodes },
  agreements: { text: 'agreements.all', Show: Agreements },
  questions: { text: 'questions.all', Show: ReviewQuestions },
} as const

/** The programs of the brand, part by part. For staff with the right to them. */
export function ProgramsView({ shopId }: { shopId: number }) {
  const facts = useFacts(shopId)
  return (
    <Loaded query={facts}>
      {data => (
        <PartTabs view="money" title={t('console.money')} shopId={shopId} parts={parts}>
          {({ Show }) => <Show shopId={shopId} facts={data} />}
        </PartTabs>
      )}
    </Loaded>
  )
}
