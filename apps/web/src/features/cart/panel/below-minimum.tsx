import { inLanguage } from '@comanda/domain/money'
import { localize, t } from '../../../platform/i18n/index.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './below-minimum.module.css'
import type { Cart } from '../state/use-cart.ts'
import { Stack } from '../../../ui/layout/layout.tsx'

interface BelowProps {
  groups: Cart['groupMinimums']
  onClose: () => void
}

/** Lists the option groups that are started but below their minimum, with the missing quantity of each. CART-5 */
export const BelowMinimum = ({ groups, onClose }: BelowProps) => (
  <Dialog title={t('cart.minimumTitle')} confirm={t('cart.minimumAdd')} onClose={onClose}>
    <p>{t('cart.minimumHint')}</p>
    <Stack as="ul" gap={4} className={styles.groups}>
      {groups.map(({ menuGroupId, displayName, quantity, minimum }) => (
        <li key={menuGroupId}>
          {t('cart.minimumMore', {
            group: localize(displayName) || inLanguage(displayName, ''),
            missing: minimum - quantity,
            minimum,
          })}
        </li>
      ))}
    </Stack>
  </Dialog>
)
