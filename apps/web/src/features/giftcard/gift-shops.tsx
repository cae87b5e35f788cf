import { MapPin, Navigation, Store } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { QueryError, Loading } from '../../ui/feedback/query-states.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { useGiftShops } from './api.ts'
import { GiftGone } from './gift-states.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './gift.module.css'

interface GiftShopsProps {
  programId: string
  point: { latitude: number; longitude: number } | undefined
  /** Asks the phone where it is. */
  onNearest: () => void
  asking: boolean
  /** A distance in metres, in words. */
  distanceText: (metres: number) => string
}

/** Where a program's cards are good, by distance where the guest says where they are. CARD-5 */
export function GiftShops({ programId, point, onNearest, asking, distanceText }: GiftShopsProps) {
  const { data, error, isFetching, refetch } = useGiftShops(programId, point)
  if (programId === '' || isRefused(error, 'notFound')) return <GiftGone to="/giftIndex" way={t('gift.look')} />
  if (error) return <QueryError query={{ error, isFetching, refetch }} />
  if (!data) return <Loading heights={[130, 131]} className={styles.column} />
  const shops = data.shops
  if (shops.length === 0)
    return (
      <EmptyState
        icon={<Store />}
        title={t('gift.shopsNone')}
        actions={<LinkButton to="/giftIndex">{t('gift.look')}</LinkButton>}
      />
    )
  return (
    <>
      {!point && (
        <Button kind="secondary" icon={<Navigation aria-hidden="true" />} busy={asking} onClick={onNearest}>
          {t('gift.nearest')}
        </Button>
      )}
      <ul className={styles.column}>
        {shops.map(shop => (
          <Stack key={shop.shopId} as="li" gap={6} className={styles.shop}>
            <Text as="h2" size={16}>
              {shop.shopName}
            </Text>
            <p className={styles.quiet}>
              <bdi>{shop.addressLines.join(', ')}</bdi>
            </p>
            {shop.distance !== undefined && <p className={styles.quiet}>{distanceText(shop.distance)}</p>}
            <Row gap={8} wrap align="stretch">
              <LinkButton size="small" to={`/storeIndex?shopId=${shop.shopId}`}>
                {t('gift.orderHere')}
              </LinkButton>
              <a
                className={styles.away}
                href={`https://www.google.com/maps/dir/?api=1&destination=${shop.latitude},${shop.longitude}`}
                target="_blank"
                rel="noreferrer"
              >
                <MapPin aria-hidden="true" />
                {t('gift.directions')}
                <span className="visuallyHidden">, {t('ui.newTab')}</span>
              </a>
            </Row>
          </Stack>
        ))}
      </ul>
    </>
  )
}
