import { Cake, Check, Gift } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Badge } from '../../ui/controls/chip.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import { type Collectable, useCollect } from './api.ts'
import styles from './campaign.module.css'
import { dayText, rewardText } from './reward-text.ts'

/** The action for a gift now: a button that collects it, or the missing condition. */
export function CollectAction({ campaign }: { campaign: Collectable }) {
  const { campaignId, name, currency, reward, state, over } = campaign
  const collecting = useCollect()
  if (state === 'collected')
    return (
      <Badge tone="good" icon={<Check aria-hidden="true" size={14} />}>
        {t('campaign.collected')}
      </Badge>
    )
  if (over) return <Badge>{t('campaign.over')}</Badge>
  if (state === 'notNow') return <Badge>{t('campaign.notNow')}</Badge>
  if (state === 'birthdayMissing')
    return (
      <LinkButton size="small" kind="secondary" to="/editUserInfo">
        {t('campaign.addBirthday')}
      </LinkButton>
    )
  if (state === 'memberOnly')
    return (
      <LinkButton size="small" kind="secondary" to="/vip">
        {t('campaign.join')}
      </LinkButton>
    )
  const collect = () =>
    collecting.mutate(campaignId, {
      onSuccess: () => toast(t('campaign.received', { gift: rewardText(reward, currency) })),
    })
  return (
    <Button
      size="small"
      busy={collecting.isPending}
      aria-label={t('campaign.collectNamed', { name })}
      onClick={collect}
    >
      {t('campaign.collect')}
    </Button>
  )
}

/** Gifts to collect, with the birthday gift. CARD-8 */
export const CollectList = ({ campaigns }: { campaigns: readonly Collectable[] }) => (
  <Card>
    <Stack as="ul" gap={12}>
      {campaigns.map(campaign => {
        const { campaignId, name, kind, reward, currency, endDate } = campaign
        const Icon = kind === 'birthday' ? Cake : Gift
        return (
          <Row key={campaignId} as="li" wrap gap={12} rowGap={8} justify="end" className={styles.gift}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" size={20} />
            </span>
            <Stack gap={4} className={styles.grow}>
              <Text as="h3" size={16}>
                {name}
              </Text>
              <Text kind="hint">
                {rewardText(reward, currency)}
                {endDate !== undefined && ` · ${t('campaign.until', { date: dayText(endDate) })}`}
              </Text>
            </Stack>
            <CollectAction campaign={campaign} />
          </Row>
        )
      })}
    </Stack>
  </Card>
)
