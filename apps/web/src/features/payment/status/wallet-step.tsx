import { t } from '../../../platform/i18n/index.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { QrCode } from '../../../ui/media/qr-code.tsx'
import type { PayResult } from '../api.ts'
import { type WalletStep, walletName } from '../wallets.ts'
import { choosePath } from '../payment-paths.ts'
import { Text } from '../../../ui/text/text.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import styles from './pay-status.module.css'

/**
 * Payment in a wallet: opens its app on a phone, or shows its code on a wide screen. Continues when the money has
 * arrived.
 */
export function WalletPaying({ step, result }: { step: WalletStep; result: PayResult }) {
  const wallet = walletName(step.wallet)
  return (
    <Stack gap={20} items="center" className={styles.state}>
      <Stack role="status" gap={8} className={styles.words}>
        <h2 className={styles.title}>{t('payment.wallet.title', { wallet })}</h2>
        <Text kind="muted">{t('payment.wallet.hint')}</Text>
      </Stack>
      <div className={styles.code}>
        <QrCode text={step.qrText} label={t('payment.wallet.code', { wallet })} />
      </div>
      <Text kind="muted">{t('payment.wallet.waiting', { wallet })}</Text>
      <Stack gap={10} className={styles.actions}>
        <Button wide size="large" onClick={() => location.assign(step.redirectUrl)}>
          {t('payment.wallet.open', { wallet })}
        </Button>
        <LinkButton wide kind="secondary" to={choosePath(result)} replace>
          {t('payment.otherWay')}
        </LinkButton>
      </Stack>
    </Stack>
  )
}
