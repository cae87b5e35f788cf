import { Navigation, Store, Ticket } from 'lucide-react'
import { say, t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { QueryError, Loading } from '../../ui/feedback/query-states.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { useCouponTemplate } from './api.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './coupon-wallet.module.css'

interface CouponShopsProps {
  couponTemplateId: string
  point: { latitude: number; longitude: number } | undefined
  /** Asks the phone where it is. */
  onNearest: () => void
  asking: boolean
  /** A distance in metres, in words. */
  distanceText: (metres: number) => string
}

/** Where a coupon is good, by distance where the guest says where they are. CARD-6 */
export function CouponShops({ couponTemplateId, point, onNearest, asking, distanceText }: CouponShopsProps) {
  const { data, error, isFetching, refetch } = useCouponTemplate(couponTemplateId, point)
  if (couponTemplateId === '' || isRefused(error, 'notFound', 'invalidInput')) return <Gone />
  if (error) return <QueryError query={{ error, isFetching, refetch }} />
  if (!data) return <Loading heights={[130, 131]} />
  return (
    <>
      <p>{say(data.name)}</p>
      {!point && data.shops.length > 1 && (
        <Button kind="secondary" icon={<Navigation aria-hidden="true" />} busy={asking} onClick={onNearest}>
          {t('coupon.nearest')}
        </Button>
      )}
      {data.shops.length === 0 && <EmptyState icon={<Store />} title={t('coupon.shopsNone')} />}
      <Stack as="ul" className={styles.list}>
        {data.shops.map(shop => (
          <Stack key={shop.shopId} as="li" gap={6} items="start" className={styles.shop}>
            <Text as="h2" size={16}>
              {shop.shopName}
            </Text>
            <Text kind="hint">
              <bdi>{shop.addressLines.join(', ')}</bdi>
            </Text>
            {shop.distance !== undefined && <Text kind="hint">{distanceText(shop.distance)}</Text>}
            <LinkButton size="small" to={`/storeIndex?shopId=${shop.shopId}`}>
              {t('coupon.orderHere')}
            </LinkButton>
          </Stack>
        ))}
      </Stack>
    </>
  )
}

const Gone = () => (
  <EmptyState
    icon={<Ticket />}
    title={t('coupon.gone')}
    actions={<LinkButton to="/couponIndex">{t('coupon.look.all')}</LinkButton>}
  />
)
