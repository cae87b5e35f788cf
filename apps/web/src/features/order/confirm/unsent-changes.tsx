import { showMoney, t } from '../../../platform/i18n/index.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import { useCartToOrder } from '../api.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import styles from './confirm.module.css'

/** Dishes in the table's cart that are not sent to the kitchen yet, with their promotions. */
export function UnsentChanges({ place }: { place: Parameters<typeof useCartToOrder>[0] }) {
  const { data } = useCartToOrder(place)
  const items = data?.calculation.items ?? []
  if (!data || items.length === 0) return null
  const { currency, totalPaidAmount } = data.calculation
  return (
    <TitledPanel title={t('bill.unsent')}>
      <Stack as="p" gap={2} className={styles.quiet}>
        <span>{t('bill.unsentHint', { count: items.reduce((count, it) => count + it.quantity, 0) })}</span>
        <span>{showMoney(totalPaidAmount, currency)}</span>
      </Stack>
      <LinkButton wide to="/createOrder">
        {t('bill.send')}
      </LinkButton>
    </TitledPanel>
  )
}
