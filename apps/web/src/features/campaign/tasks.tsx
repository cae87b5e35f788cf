import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { Section } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Loading, QueryError } from '../../ui/feedback/query-states.tsx'
import {
  useCollectList,
  useOpenCardGifts,
  useParticipations,
  useReferral,
  useSignIns,
  useSpending,
  useStampCards,
  useStamps,
} from './api.ts'
import styles from './campaign.module.css'
import { CollectList } from './collect-list.tsx'
import { Invite } from './invite.tsx'
import { SpendingCard, StampCardView } from './progress-cards.tsx'
import { rewardText } from './reward-text.ts'
import { SignInCard } from './sign-in-card.tsx'

/** Everything a member can do; a gift that is used up is shown only to those who had it. */
function useTasks() {
  const collects = useCollectList()
  const had = useParticipations((collects.data?.campaigns ?? []).map(({ campaignId }) => campaignId))
  const queries = {
    signIns: useSignIns(),
    cards: useStampCards(),
    stamps: useStamps(true),
    spending: useSpending(),
    referral: useReferral(true),
  }
  const ids = new Set(had.data?.participations.map(({ campaignId }) => campaignId))
  const gifts = collects.data?.campaigns.filter(({ campaignId, over }) => !over || ids.has(campaignId)) ?? []
  return { ...queries, gifts, all: [collects, ...Object.values(queries)] }
}

interface TasksProps {
  /** Buttons that add a stamp card to a wallet. */
  renderWallet: (campaignId: string) => ReactNode
}

function TaskList({
  signIns,
  cards,
  stamps,
  spending,
  referral,
  gifts,
  renderWallet,
}: ReturnType<typeof useTasks> & TasksProps) {
  const accounts = new Map(stamps.data?.accounts.map(one => [one.campaignId, one]))
  return (
    <Stack gap={12}>
      {signIns.data?.campaigns.map(campaign => (
        <SignInCard key={campaign.campaignId} campaign={campaign} />
      ))}
      {cards.data?.campaigns.map(campaign => {
        const { collected = 0, received = 0 } = accounts.get(campaign.campaignId) ?? {}
        const wallet = renderWallet(campaign.campaignId)
        return <StampCardView key={campaign.campaignId} {...{ campaign, collected, received, wallet }} />
      })}
      {spending.data?.campaigns.map(campaign => (
        <SpendingCard key={campaign.campaignId} campaign={campaign} />
      ))}
      {gifts.length > 0 && <CollectList campaigns={gifts} />}
      {referral.data && <Invite referral={referral.data} />}
    </Stack>
  )
}

/** The tasks that earn a member rewards, with the progress of each. CARD-8 */
export function Tasks({ renderWallet }: TasksProps) {
  const tasks = useTasks()
  const { signIns, cards, spending, referral, gifts, all } = tasks
  const failed = all.find(query => query.error && !query.data)
  if (failed) return <QueryError query={failed} />
  if (all.some(query => query.isPending)) return <Loading heights={[180, 181, 120]} />
  const lists = [signIns, cards, spending, referral].map(query => query.data?.campaigns.length ?? 0)
  if (Math.max(...lists, gifts.length) === 0) return null
  return (
    <Section title={t('campaign.tasks')}>
      <TaskList {...tasks} renderWallet={renderWallet} />
    </Section>
  )
}

/**
 * The rewards for joining above `children`, for people who are not members. Both are shown together, so that nothing moves, and
 * `children` load meanwhile. CARD-8
 */
export function JoinGifts({ children }: { children: ReactNode }) {
  const { data, isPending } = useOpenCardGifts()
  const gifts = data?.campaigns.filter(({ over, received }) => !over && !received) ?? []
  return (
    <>
      {isPending && <Loading heights={[196, 24, 150, 52]} />}
      {gifts.map(({ campaignId, reward, currency }) => (
        <p key={campaignId} className={styles.note}>
          <Gift aria-hidden="true" size={20} />
          {t('campaign.joinGift', { gift: rewardText(reward, currency) })}
        </p>
      ))}
      <div hidden={isPending}>{children}</div>
    </>
  )
}
