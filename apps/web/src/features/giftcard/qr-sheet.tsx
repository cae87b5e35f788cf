import { t } from '../../platform/i18n/index.ts'
import { QrCode } from '../../ui/media/qr-code.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import styles from './gift.module.css'

/** A card as a QR code. */
export const QrSheet = ({ text, onClose }: { text: string; onClose: () => void }) => (
  <Sheet title={t('gift.qr')} onClose={onClose}>
    <div className={styles.qr}>
      <QrCode text={text} label={t('gift.qr')} />
    </div>
    <p className={styles.quiet}>{t('gift.qrHint')}</p>
  </Sheet>
)
