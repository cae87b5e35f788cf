import { ownLink } from '../../../platform/own-link.ts'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { toast } from '../../../platform/notices.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Badge } from '../../../ui/controls/chip.tsx'
import { QrCode } from '../../../ui/media/qr-code.tsx'
import styles from '../card.module.css'
import codeStyles from '../face/code.module.css'
import { type Transfer, useTakeBack, useTransfer } from './value-api.ts'
import { CardQuery } from '../card-query.tsx'
import { cardTimeText } from '../card-time-text.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'

const linkOf = (claimCode: string): string => ownLink(`/receiveCardValue?claimCode=${claimCode}`)

/** Opens the phone's share dialog with the link; copies it if there is none. */
async function share(link: string): Promise<void> {
  if (typeof navigator.share === 'function') return navigator.share({ url: link }).catch(() => {})
  await navigator.clipboard.writeText(link)
  toast(t('card.linkCopied'))
}

/** One transfer for its sender or receiver: the link while it is pending, and withdrawing it. CARD-4 */
export const SentValue = ({ transferId }: { transferId: string }) => (
  <CardQuery of={useTransfer({ transferId })} heights={[90, 320, 52]}>
    {transfer => <Shown transfer={transfer} />}
  </CardQuery>
)

function Shown({ transfer }: { transfer: Transfer }) {
  const takeBack = useTakeBack()
  const { claimCode, waitsUntil, transferId } = transfer
  return (
    <Stack gap={14}>
      <Stack gap={16}>
        <span className={styles.big}>{showMoney(transfer.amount, transfer.currency)}</span>
        <span>
          <Badge tone={transfer.state === 'received' ? 'good' : 'plain'}>{t(`card.transfer.${transfer.state}`)}</Badge>
        </span>
        {transfer.message && (
          <Text kind="muted" size={16}>
            {transfer.message}
          </Text>
        )}
      </Stack>
      {claimCode && (
        <>
          <Stack gap={16} items="center" className={codeStyles.code}>
            <div className={codeStyles.qr}>
              <QrCode text={linkOf(claimCode)} label={t('card.linkCode')} />
            </div>
          </Stack>
          {waitsUntil && (
            <p className={styles.small}>{t('card.waitsUntil', { date: cardTimeText(waitsUntil, 'dateTime') })}</p>
          )}
          <Button wide size="large" onClick={() => void share(linkOf(claimCode))}>
            {t('card.shareLink')}
          </Button>
          <Button wide kind="secondary" busy={takeBack.isPending} onClick={() => takeBack.mutate(transferId)}>
            {t('card.takeBack')}
          </Button>
        </>
      )}
      {takeBack.error && (
        <p role="alert" className={styles.problem}>
          {takeBack.error.message}
        </p>
      )}
      <LinkButton wide kind="plain" to="/balanceTransfer">
        {t('card.transfers')}
      </LinkButton>
    </Stack>
  )
}
