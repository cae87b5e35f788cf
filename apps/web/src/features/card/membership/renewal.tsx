import { t } from '../../../platform/i18n/index.ts'
import { toast } from '../../../platform/notices.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { type MemberCard, useRenew } from '../api.ts'
import styles from '../card.module.css'
import { cardTimeText } from '../card-time-text.ts'

const NOTICE_MS = 30 * 86_400_000

/** Whether a card expires within a month, or has. */
const isEnding = ({ noExpiration, expirationTime }: MemberCard): boolean =>
  !noExpiration && Date.parse(expirationTime) - Date.now() <= NOTICE_MS

/** States that a card expires soon or has expired, with the options to renew it in the app or top it up. CARD-1 */
export function Renewal({ card }: { card: MemberCard }) {
  const renew = useRenew(card.cardId)
  if (!isEnding(card)) return null
  const date = cardTimeText(card.expirationTime, 'date')
  return (
    <Panel as="section" aria-label={t('card.renewTitle')}>
      <Stack gap={10}>
        <Text size={16}>{t(card.isExpired ? 'card.hasExpired' : 'card.endsSoon', { date })}</Text>
        {card.renewable ? (
          <Button
            wide
            kind="secondary"
            busy={renew.isPending}
            onClick={() => renew.mutate(undefined, { onSuccess: () => toast(t('card.renewed')) })}
          >
            {t('card.renew')}
          </Button>
        ) : (
          <LinkButton wide kind="secondary" to="/cardRecharge">
            {t('card.topUpToRenew')}
          </LinkButton>
        )}
        {renew.error && (
          <p role="alert" className={styles.problem}>
            {renew.error.message}
          </p>
        )}
      </Stack>
    </Panel>
  )
}
