import { money } from '@comanda/domain/money'
import { Stamp } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { Spending, StampCard } from './api.ts'
import styles from './campaign.module.css'
import { rewardText } from './reward-text.ts'

/** Stamps per row, so that rows are equally long: five for ten, four for eight. */
const columnsOf = (stamps: number): number => [5, 6, 4].find(columns => stamps % columns === 0) ?? 5

const columnsStyle = (stamps: number) => ({ '--columns': columnsOf(stamps) }) as CSSProperties

interface StampProps {
  campaign: StampCard
  collected: number
  received: number
  /** Buttons that add it to a wallet. */
  wallet: ReactNode
}

/** A stamp card with the stamps collected so far. CARD-8 */
export function StampCardView({ campaign, collected, received, wallet }: StampProps) {
  const { name, stamps, minimum, currency, reward, repeats } = campaign
  const isDone = !repeats && received > 0
  const label = t('campaign.stampCount', { count: collected, most: stamps })
  return (
    <Card>
      <Stack gap={12}>
        <Text as="h3" className={styles.head}>
          {name}
        </Text>
        <Text kind="muted">
          {minimum > 0
            ? t('campaign.stampMinimum', { amount: showMoney(minimum, currency) })
            : t('campaign.stampEvery')}
        </Text>
        <div role="img" aria-label={label} className={styles.stamps} style={columnsStyle(stamps)}>
          {Array.from({ length: stamps }, (_, at) => (
            <span key={at} className={styles.stamp} data-done={at < collected}>
              {at < collected ? <Stamp aria-hidden="true" /> : at + 1}
            </span>
          ))}
        </div>
        <Text weight={600}>{label}</Text>
        <Text kind="hint">
          {t(isDone ? 'campaign.done' : 'campaign.stampGift', { gift: rewardText(reward, currency) })}
          {received > 0 && repeats && ` · ${t('campaign.cardsFilled', { count: received })}`}
        </Text>
        {!isDone && wallet}
      </Stack>
    </Card>
  )
}

/** The spending toward the next gift. CARD-8 */
export function SpendingCard({ campaign }: { campaign: Spending }) {
  const { name, spent, threshold, currency, reward } = campaign
  const gift = rewardText(reward, currency)
  const left = money(Math.max(0, threshold - spent))
  const share = Math.min(100, Math.round((spent / Math.max(1, threshold)) * 100))
  return (
    <Card>
      <Stack gap={12}>
        <Text as="h3" className={styles.head}>
          {name}
        </Text>
        <Text kind="muted">
          {left === 0 ? t('campaign.done', { gift }) : t('campaign.toGo', { amount: showMoney(left, currency), gift })}
        </Text>
        <div
          className={styles.track}
          role="progressbar"
          aria-label={name}
          aria-valuenow={share}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <span style={{ inlineSize: `${share}%` }} />
        </div>
        <Text kind="hint">
          {t('campaign.spent', { spent: showMoney(spent, currency), threshold: showMoney(threshold, currency) })}
        </Text>
      </Stack>
    </Card>
  )
}
