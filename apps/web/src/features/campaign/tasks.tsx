import { t } from '../../platform/i18n/index.ts'
import { Section } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import {
  type Collectable,
  useCollectList,
  useOpenCardGifts,
  useParticipations,
  useReferral,
  useSignIns,
  useSpending,
  useStampCards,
  useStamps,
} from './api.ts'
import { CollectList } from './collect-list.tsx'
import { Invite } from './invite.tsx'
import { SpendingCard, StampCardView } from './progress-cards.tsx'
import { rewardText } from './reward-text.ts'
import { SignInCard } from './sign-in-card.tsx'

/** Gifts without those collected long ago: the participation says what the caller already had. */
function useShownGifts(): Collectable[] {
  const all = useCollectList().data?.campaigns ?? []
  const had = useParticipations(all.map(({ campaignId }) => campaignId)).data?.participations ?? []
  const ids = new Set(had.map(({ campaignId }) => campaignId))
  return all.filter(({ campaignId, over }) => !over || ids.has(campaignId))
}

/** What a member can do for rewards, and how far they are. CARD-8 */
export function Tasks() {
  const signIns = useSignIns().data?.campaigns ?? []
  const cards = useStampCards().data?.campaigns ?? []
  const accounts = new Map((useStamps(true).data?.accounts ?? []).map(one => [one.campaignId, one]))
  const spending = useSpending().data?.campaigns ?? []
  const gifts = useShownGifts()
  const referral = useReferral(true).data
  const invites = (referral?.campaigns.length ?? 0) > 0
  if (signIns.length + cards.length + spending.length + gifts.length === 0 && !invites) return null
  return (
    <Section title={t('campaign.tasks')}>
      <Stack gap={12}>
        {signIns.map(campaign => (
          <SignInCard key={campaign.campaignId} campaign={campaign} />
        ))}
        {cards.map(campaign => {
          const { collected = 0, received = 0 } = accounts.get(campaign.campaignId) ?? {}
          return <StampCardView key={campaign.campaignId} {...{ campaign, collected, received }} />
        })}
        {spending.map(campaign => (
          <SpendingCard key={campaign.campaignId} campaign={campaign} />
        ))}
        {gifts.length > 0 && <CollectList campaigns={gifts} />}
        {referral && <Invite referral={referral} />}
      </Stack>
    </Section>
  )
}

/** What joining brings, for people who are not members. CARD-8 */
export function JoinGifts() {
  const gifts = useOpenCardGifts().data?.campaigns.filter(({ over, received }) => !over && !received) ?? []
  return gifts.map(({ campaignId, reward, currency }) => (
    <Text key={campaignId} weight={600}>
      {t('campaign.joinGift', { gift: rewardText(reward, currency) })}
    </Text>
  ))
}
