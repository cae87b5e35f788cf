import { Navigation } from 'lucide-react'
import { t } from '../../platform/i18n/texts.ts'
import { Button, LinkButton } from '../controls/button.tsx'
import { DirectionsLink } from '../controls/outside-link.tsx'
import { Text } from '../text/text.tsx'
import { Row, Stack } from './layout.tsx'
import styles from './shop-list.module.css'

interface Shop {
  shopId: number
  shopName: string
  addressLines: readonly string[]
  latitude: number
  longitude: number
  /** Metres from the guest, where the phone said where it is. */
  distance?: number
}

/** How a list of stores learns where the guest is. */
export interface NearestFirst {
  point: { latitude: number; longitude: number } | undefined
  /** Asks the phone where it is. */
  onNearest: () => void
  /** The phone was asked and has not answered yet. */
  asking: boolean
  /** A distance in metres, in words. */
  distanceText: (metres: number) => string
}

interface ShopListProps extends NearestFirst {
  shops: readonly Shop[]
  /** Offers to sort by distance while the phone has not said where it is. */
  offersNearest: boolean
  /** Offers the way to each store beside ordering there. */
  directions?: boolean
}

/** Stores where something is valid, each with a way to order there; the nearest first once the phone says where it is. */
export function ShopList({ shops, offersNearest, directions, point, onNearest, asking, distanceText }: ShopListProps) {
  const order = (shopId: number) => (
    <LinkButton size="small" to={`/storeIndex?shopId=${shopId}`}>
      {t('coupon.orderHere')}
    </LinkButton>
  )
  return (
    <>
      {!point && offersNearest && (
        <Button kind="secondary" icon={<Navigation aria-hidden="true" />} busy={asking} onClick={onNearest}>
          {t('coupon.nearest')}
        </Button>
      )}
      <Stack as="ul" gap={directions ? 14 : 12} wide>
        {shops.map(shop => (
          <Stack key={shop.shopId} as="li" gap={6} items="start" className={styles.shop}>
            <Text as="h2" size={16}>
              {shop.shopName}
            </Text>
            <Text kind={directions ? 'quiet' : 'hint'}>
              <bdi>{shop.addressLines.join(', ')}</bdi>
            </Text>
            {shop.distance !== undefined && (
              <Text kind={directions ? 'quiet' : 'hint'}>{distanceText(shop.distance)}</Text>
            )}
            {directions ? (
              <Row gap={8} wrap align="stretch">
                {order(shop.shopId)}
                <DirectionsLink plain to={shop} label={t('gift.directions')} />
              </Row>
            ) : (
              order(shop.shopId)
            )}
          </Stack>
        ))}
      </Stack>
    </>
  )
}
