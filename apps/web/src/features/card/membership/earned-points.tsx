import type { Money } from '@comanda/domain/money'
import { Star } from 'lucide-react'
import { t } from '../../../platform/i18n/index.ts'
import { useEarned, useEarns } from '../api.ts'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import styles from '../card.module.css'

/** Points an amount would earn; a guest without membership sees what a member would get. CARD-7 */
export function EarnsPoints({ shopId, amount }: { shopId: number; amount: Money }) {
  const { data, isLoading } = useEarns(shopId, amount)
  if (isLoading) return <Skeleton height={37} />
  if (!data || data.points <= 0) return null
  return <Earned text={t(data.isMember ? 'card.earns' : 'card.earnsMember', { points: data.points })} />
}

/** Points an order earned, and those taken back. CARD-7, M10 */
export function EarnedPoints({ orderId }: { orderId: string }) {
  const { data } = useEarned(orderId)
  if (!data || data.points <= 0) return null
  const { points, takenBack } = data
  return (
    <Earned text={takenBack > 0 ? t('card.earnedLess', { points, back: takenBack }) : t('card.earned', { points })} />
  )
}

const Earned = ({ text }: { text: string }) => (
  <Row as="p" gap={8} justify="center" className={styles.earned}>
    <Star aria-hidden="true" />
    {text}
  </Row>
)
