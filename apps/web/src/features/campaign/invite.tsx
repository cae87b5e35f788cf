import { Share2, UserPlus } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { Referral } from './api.ts'
import styles from './campaign.module.css'
import { invitationLink } from './invitation.ts'
import { rewardText } from './reward-text.ts'

/** Shares the link by the phone's own sheet, or copies it. */
async function share(url: string): Promise<void> {
  if (typeof navigator.share === 'function')
    return navigator.share({ url, text: t('campaign.inviteText') }).catch(() => {})
  await navigator.clipboard.writeText(url)
  toast(t('campaign.copied'))
}

/** The member's code and link for friends, what both get, and who joined. CARD-8 */
export function Invite({ referral: { campaigns, code, invited, rewarded } }: { referral: Referral }) {
  const [campaign] = campaigns
  if (!campaign || code === '') return null
  const { name, reward, friendReward, currency } = campaign
  const texts = { gift: rewardText(reward, currency), friend: rewardText(friendReward, currency) }
  return (
    <Card>
      <Stack gap={12}>
        <Row gap={12}>
          <span className={styles.icon}>
            <UserPlus aria-hidden="true" size={20} />
          </span>
          <Text as="h3" className={styles.head}>
            {name}
          </Text>
        </Row>
        <Text>{t('campaign.inviteHint', texts)}</Text>
        <Text kind="hint">{t('campaign.inviteHow')}</Text>
        <p className={styles.code}>
          <span className="visuallyHidden">{t('campaign.inviteCode')}</span> <bdi>{code}</bdi>
        </p>
        {invited > 0 && <Text kind="muted">{t('campaign.invited', { invited, rewarded })}</Text>}
        <Button
          wide
          kind="secondary"
          icon={<Share2 aria-hidden="true" />}
          onClick={() => void share(invitationLink(code)).catch(() => {})}
        >
          {t('campaign.share')}
        </Button>
      </Stack>
    </Card>
  )
}
