import { t } from '@comanda/web/i18n'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { usePlace } from '../../platform/place.ts'
import { useFacts } from './api.ts'
import { CouponsPart } from './coupons-part.tsx'
import { GiftsPart } from './gifts-part.tsx'
import { LevelsPart } from './levels-part.tsx'
import styles from './money.module.css'
import { PointsPart } from './points-part.tsx'
import { StoredValuePart } from './stored-value-part.tsx'
import { AskFailed } from '../../ui/ask-failed.tsx'
import { PartTabs } from '../../ui/part-tabs.tsx'

const parts = {
  stored: { words: 'money.storedValue', Show: StoredValuePart },
  points: { words: 'money.points', Show: PointsPart },
  levels: { words: 'money.levels', Show: LevelsPart },
  gifts: { words: 'money.gifts', Show: GiftsPart },
  coupons: { words: 'money.coupons', Show: CouponsPart },
} as const
type PartName = keyof typeof parts
const names = Object.keys(parts) as PartName[]

/** The brand's money, part by part; the address keeps which. For who has the right to it. */
export function MoneyView({ shopId }: { shopId: number }) {
  const { detail } = usePlace()
  const chosen = names.find(name => name === detail) ?? 'stored'
  const asked = useFacts(shopId)
  if (asked.isPending) return <Skeleton height={320} />
  if (!asked.data) return <AskFailed asked={asked} />
  const { Show } = parts[chosen]
  return (
    <div className={styles.view}>
      <h2>{t('console.money')}</h2>
      <PartTabs view="money" shopId={shopId} words="console.money" parts={parts} chosen={chosen}>
        <Show shopId={shopId} facts={asked.data} />
      </PartTabs>
    </div>
  )
}
