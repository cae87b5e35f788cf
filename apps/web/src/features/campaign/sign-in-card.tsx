import { CalendarCheck, Check, Gift } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import { type SignIn, useSignInToday } from './api.ts'
import styles from './campaign.module.css'
import { rewardsText, rewardText } from './reward-text.ts'

/** Days shown where no streak is rewarded. */
const WEEK = 7

/** The days of the streak cycle: completed days, and days with an additional reward. */
function Days({ campaign: { streaks, dayInRound, currency } }: { campaign: SignIn }) {
  const length = Math.max(...streaks.map(({ days }) => days), streaks.length === 0 ? WEEK : 0)
  const done =
    length === WEEK && streaks.length === 0 ? ((dayInRound + WEEK - 1) % WEEK) + (dayInRound > 0 ? 1 : 0) : dayInRound
  return (
    <ol className={styles.days}>
      {Array.from({ length }, (_, at) => {
        const day = at + 1
        const isDone = day <= done
        const gift = streaks.find(({ days }) => days === day)
        const label = gift
          ? t('campaign.streakGift', { count: day, gift: rewardText(gift.reward, currency) })
          : t(isDone ? 'campaign.dayDone' : 'campaign.day', { count: day })
        return (
          <li key={day} className={styles.day} data-done={isDone}>
            <span className="visuallyHidden">{label}</span>
            {isDone ? (
              <Check aria-hidden="true" />
            ) : gift ? (
              <Gift aria-hidden="true" />
            ) : (
              <span aria-hidden="true">{day}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Daily check-in: the streak in days, its reward, and today's button. CARD-8 */
export function SignInCard({ campaign }: { campaign: SignIn }) {
  const { campaignId, name, currency, reward, streaks, signedToday, streak, over } = campaign
  const signing = useSignInToday()
  const daily = rewardText(reward, currency)
  const sign = () =>
    signing.mutate(campaignId, {
      onSuccess({ received }) {
        const gift = rewardsText(received, currency)
        toast(gift === '' ? t('campaign.signedIn') : t('campaign.received', { gift }))
      },
    })
  return (
    <Card>
      <Stack gap={12}>
        <Text as="h3" className={styles.head}>
          {name}
        </Text>
        <Text kind="muted">
          {streak > 0 ? t('campaign.streak', { count: streak }) : t('campaign.daily', { gift: daily })}
        </Text>
        <Days campaign={campaign} />
        {streaks.map(({ days, reward: more }) => (
          <Text key={days} kind="hint">
            {t('campaign.streakGift', { count: days, gift: rewardText(more, currency) })}
          </Text>
        ))}
        <Button
          wide
          kind={signedToday ? 'secondary' : 'primary'}
          icon={signedToday ? <Check aria-hidden="true" /> : <CalendarCheck aria-hidden="true" />}
          busy={signing.isPending}
          disabled={signedToday || over}
          onClick={sign}
        >
          {t(signedToday ? 'campaign.signedIn' : over ? 'campaign.over' : 'campaign.signIn')}
        </Button>
      </Stack>
    </Card>
  )
}
