import { withoutLinks } from '@comanda/domain/giftcard'
import type { Currency, Money } from '@comanda/domain/money'
import { t } from '../../platform/i18n/index.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import type { GiftDesign } from './api.ts'
import type { FriendDraft } from './friend-draft.ts'
import { GiftFace } from './gift-face.tsx'
import { Text } from '../../ui/text/text.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import styles from './gift.module.css'

interface PreviewSheetProps {
  design: GiftDesign | undefined
  amount: Money | undefined
  currency: Currency
  friend: FriendDraft
  onClose: () => void
}

/** Preview of the gift as its recipient will see it. CARD-5 */
export const PreviewSheet = ({ design, amount, currency, friend, onClose }: PreviewSheetProps) => (
  <Sheet title={t('gift.previewTitle')} onClose={onClose}>
    <div className={styles.column}>
      <GiftFace design={design} amount={amount} currency={currency} drawn={343} />
      <Stack gap={10} className={styles.letter}>
        <Text size={16}>{t('gift.for', { name: friend.recipient || '…' })}</Text>
        {friend.message !== '' && <blockquote>{withoutLinks(friend.message)}</blockquote>}
        <p className={styles.quiet}>{t('gift.foundFrom', { name: friend.from || '…' })}</p>
      </Stack>
    </div>
  </Sheet>
)
