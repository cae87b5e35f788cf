import { t } from '../../../platform/i18n/index.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Illustration } from '../../../ui/feedback/illustration.tsx'
import { useRecentOrders } from '../api.ts'
import { OrderCard } from '../list/order-card.tsx'
import { useCurrentTime } from '../use-current-time.ts'
import { Text } from '../../../ui/text/text.tsx'
import styles from './create.module.css'

/** An empty cart; shows the order if the cart was just ordered. */
export function NothingToOrder({ shopId }: { shopId: number }) {
  const now = useCurrentTime(30_000)
  const { data } = useRecentOrders(shopId)
  const last = data?.orders[0]
  return (
    <div className={styles.form}>
      <EmptyState
        icon={<Illustration scene="bag" />}
        title={t('order.empty')}
        actions={<LinkButton to="/storeIndex">{t('order.toMenu')}</LinkButton>}
      >
        {t('order.emptyHint')}
      </EmptyState>
      {last && (
        <section aria-labelledby="last-order" className={styles.form}>
          <Text id="last-order" as="h2" size={16}>
            {t('order.last')}
          </Text>
          <OrderCard order={last} now={now} />
        </section>
      )}
    </div>
  )
}
